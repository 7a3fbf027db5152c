/** English spellings of units. */
export const ENGLISH = `mg: milligram milligrams
g: gram grams gramme grammes
kg: kilo kilos kilogram kilograms kilogramme kilogrammes
oz: oz ozs ounce ounces
lb: lb lbs pound pounds #
ml: milliliter milliliters millilitre millilitres
cl: centiliter centiliters centilitre centilitres
dl: deciliter deciliters decilitre decilitres
l: liter liters litre litres
tsp: tsp tsps tspn tspns ts teasp teaspoon teaspoons teaspoonful teaspoonfuls
dessertspoon: dessertspoon dessertspoons dstspn dsp dessertspoonful dessertspoonfuls desertspoon desertspoons
tbsp: tbsp tbsps tbs tb tbl tbls tblsp tblsps tbspn tbspns tsbp tablespoon tablespoons tablespoonful tablespoonfuls
fl_oz: fl_oz floz fl_ozs fluid_ounce fluid_ounces fl_ounce fl_ounces fluid_oz
cup: cup cups c cupful cupfuls
pint: pint pints pt pts
quart: quart quarts qt qts
gallon: gallon gallons gal gals
mm: millimeter millimeters millimetre millimetres
cm: centimeter centimeters centimetre centimetres
inch: inch inches in ins " ″ ” “
bag: bag bags
ball: ball balls
bar: bar bars
basket: basket baskets
block: block blocks
bottle: bottle bottles btl btls
bowl: bowl bowls
box: box boxes
branch: branch branches
bulb: bulb bulbs
bunch: bunch bunches
bundle: bundle bundles
cake: cake cakes
can: can cans tin tins
carton: carton cartons ctn ctns
chunk: chunk chunks
clove: clove cloves
container: container containers
cube: cube cubes
dash: dash dashes
disc: disc discs disk disks
dollop: dollop dollops
drizzle: drizzle drizzles trickle trickles
drop: drop drops
ear: ear ears
envelope: envelope envelopes env envs
fillet: fillet fillets filet filets
glass: glass glasses wineglass wineglasses wineglassful wineglassfuls
glug: glug glugs
grind: grind grinds grinding grindings
handful: handful handfuls handsful
head: head heads
jar: jar jars
knob: knob knobs
leaf: leaf leaves
link: link links
loaf: loaf loaves
log: log logs
nest: nest nests
package: package packages pkg pkgs pkt pkts packet packets pack packs
piece: piece pieces pc pcs nos ea unit units
pinch: pinch pinches pch
pot: pot pots
portion: portion portions
pouch: pouch pouches
punnet: punnet punnets
rack: rack racks
rasher: rasher rashers
recipe: recipe recipes
rib: rib ribs
round: round rounds
sachet: sachet sachets
scoop: scoop scoops
segment: segment segments
serving: serving servings
shake: shake shakes
sheet: sheet sheets
shot: shot shots
slice: slice slices
spear: spear spears
splash: splash splashes
sprig: sprig sprigs
square: square squares
squeeze: squeeze squeezes
stalk: stalk stalks
stem: stem stems
stick: stick sticks
strip: strip strips
thumb: thumb thumbs
teacup: teacup teacups teacupful teacupfuls
tray: tray trays
tub: tub tubs
tube: tube tubes
twist: twist twists
wedge: wedge wedges`;
