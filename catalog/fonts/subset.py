"""Makes the fonts in this folder from the full Inter family (see README.md)."""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables._k_e_r_n import KernTable_format_0

WEIGHTS = ["Regular", "Medium", "SemiBold", "Bold"]
RANGES = [
    (0x0020, 0x007E), (0x00A0, 0x017F), (0x2010, 0x2015), (0x2018, 0x201E), (0x2020, 0x2022),
    (0x2190, 0x2199),
]
SINGLES = [
    0x2009, 0x202F, 0x2026, 0x2030, 0x2032, 0x2033, 0x2039, 0x203A, 0x2044, 0x20AC, 0x2116, 0x2122,
    0x2212, 0x221E, 0x2248, 0x2260, 0x2264, 0x2265, 0x25B2, 0x25B6, 0x25BC, 0x25C0, 0x25CB, 0x25CF,
    0x2605, 0x2606, 0x2661, 0x2665, 0x2713, 0x2715, 0x2717, 0x21A9, 0x21AA, 0x21BA, 0x21BB,
]
# A `kern` table of format 0 counts its bytes in 16 bits: 6 a pair after a header of 14.
PAIRS_PER_SUBTABLE = 10_900


def pair_adjustments(font, glyphs):
    """What GPOS adds between two glyphs, by pair: the first rule that names a pair wins."""
    gpos = font["GPOS"].table
    lookups = sorted({
        index
        for record in gpos.FeatureList.FeatureRecord if record.FeatureTag == "kern"
        for index in record.Feature.LookupListIndex
    })
    pairs = {}
    for index in lookups:
        lookup_pairs = {}
        for table in gpos.LookupList.Lookup[index].SubTable:
            table = getattr(table, "ExtSubTable", table)
            if table.LookupType == 2:
                for pair, value in pairs_of(table, glyphs):
                    lookup_pairs.setdefault(pair, value)
        for pair, value in lookup_pairs.items():
            pairs[pair] = pairs.get(pair, 0) + value
    return {pair: value for pair, value in pairs.items() if value}


def pairs_of(table, glyphs):
    def advance(value):
        return getattr(value, "XAdvance", 0) if value else 0

    if table.Format == 1:
        for first, pair_set in zip(table.Coverage.glyphs, table.PairSet):
            for record in pair_set.PairValueRecord:
                yield (first, record.SecondGlyph), advance(record.Value1)
        return
    classes = table.ClassDef2.classDefs
    for first in table.Coverage.glyphs:
        row = table.Class1Record[table.ClassDef1.classDefs.get(first, 0)].Class2Record
        for second in glyphs:
            # A pair that a class table covers is settled by it, even with nothing to add.
            yield (first, second), advance(row[classes.get(second, 0)].Value1)


def kern_table(pairs):
    kern = newTable("kern")
    kern.version, kern.kernTables = 0, []
    ordered = sorted(pairs.items())
    for start in range(0, len(ordered), PAIRS_PER_SUBTABLE):
        part = KernTable_format_0(apple=False)
        part.version, part.coverage, part.tupleIndex = 0, 1, None
        part.kernTable = dict(ordered[start:start + PAIRS_PER_SUBTABLE])
        kern.kernTables.append(part)
    return kern


source = Path(sys.argv[1])
for weight in WEIGHTS:
    font = TTFont(source / f"Inter-{weight}.otf", recalcTimestamp=False)
    options = subset.Options()
    options.layout_features = ["kern"]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14, 16, 17]
    options.hinting = False
    options.desubroutinize = False
    subsetter = subset.Subsetter(options)
    codes = [code for low, high in RANGES for code in range(low, high + 1)] + SINGLES
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    # Only letters, figures and common punctuation are worth their kerning's bytes.
    names = font.getBestCmap()
    plain = {names[c] for c in names if c < 0x0100 or 0x2010 <= c <= 0x2026}
    pairs = {
        pair: value for pair, value in pair_adjustments(font, sorted(plain)).items()
        if plain.issuperset(pair)
    }
    font["kern"] = kern_table(pairs)
    del font["GPOS"]
    del font["GSUB"]
    if "GDEF" in font:
        del font["GDEF"]
    font.save(Path(__file__).parent / f"Inter-{weight}.otf")
    print(weight, len(font.getGlyphOrder()), "glyphs", len(pairs), "pairs")
