/** German spellings of units. */
export const GERMAN = `g: gramm
kg: kilo kilogramm
pfund: pfund pfd
ml: milliliter
cl: zentiliter
dl: deziliter
l: liter
tsp: tl teel teeloffel kaffeeloffel kl
tbsp: el essl essloffel
cup: tasse tassen becher
cm: zentimeter
bag: beutel tute tuten teebeutel
ball: kugel kugeln
bar: riegel tafel tafeln
bottle: flasche flaschen fl flaschchen
branch: zweig zweige
bulb: knolle knollen
bunch: bund bd bunde
can: dose dosen ds
clove: zehe zehen
cube: wurfel
dash: schuss spritzer
dollop: klecks
drop: tropfen
glass: glas glaser gl
handful: handvoll hand_voll hand hande
head: kopf kopfe
knob: flocke flocken
leaf: blatt blatter bl
loaf: laib laibe
package: packung packungen pck pkg pack packchen paket pakete pck packli pk pkt
piece: stuck stucke stk st
pinch: prise prisen pr msp messerspitze messerspitzen
pot: topf topfe
portion: portion portionen
rib: rippe rippen
sachet: tutchen
sheet: platte platten
slice: scheibe scheiben schb
sprig: stiel stiele stangel zweiglein stengel
square: rippchen
stalk: stange stangen stg
tub: schale schalen schalchen
tube: tube tuben`;
