/** Dutch spellings of units. */
export const DUTCH = `g: gram grammen gr
kg: kilo kilogram kilos
etto: ons
pfund: pond
ml: milliliter
cl: centiliter
dl: deciliter
l: liter
tsp: theelepel theelepels theelepeltje theelepeltjes tl koffielepel koffielepels kl
tbsp: eetlepel eetlepels el
cup: kop kopje kopjes koppen
cm: centimeter
bag: zak zakken
ball: bol bollen bolletje bolletjes
bar: reep repen tablet
bottle: fles flessen flesje flesjes
branch: tak takken
bunch: bos bosje bosjes bossen
can: blik blikken blikje blikjes
clove: teen tenen teentje teentjes
cube: blokje blokjes
dash: scheut scheutje scheutjes
drizzle: straaltje
drop: druppel druppels
glass: glas glazen
handful: handvol handje handjes
head: krop kroppen
jar: pot potten potje potjes
knob: klont klontje klontjes
leaf: blad blaadje blaadjes bladeren
package: pak pakken pakje pakjes pakket
piece: stuk stuks stukken stukje stukjes st
pinch: snuf snufje snufjes mespunt mespuntje
portion: portie porties
sachet: zakje zakjes sachet sachets
sheet: vel vellen
slice: plak plakken plakje plakjes sneetje sneetjes snee sneden schijf schijven schijfje schijfjes
sprig: takje takjes
stalk: stengel stengels
tub: bakje bakjes beker
wedge: partje partjes`;
