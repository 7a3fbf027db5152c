/** French spellings of units. */
export const FRENCH = `g: gramme grammes
kg: kilo kilos kilogramme kilogrammes
ml: millilitre millilitres
cl: centilitre centilitres
dl: decilitre decilitres
l: litre litres
tsp: cuillere_a_cafe cuilleres_a_cafe cuilleree_a_cafe cuillerees_a_cafe cuiller_a_cafe c_a_c c_a_cafe cac cc c_c cuil_a_cafe cuil_a_c c_cafe cuillere_a_the cuilleres_a_the cuilleree_a_the cuillerees_a_the c_a_the cuil_a_the
tbsp: cuillere_a_soupe cuilleres_a_soupe cuilleree_a_soupe cuillerees_a_soupe cuiller_a_soupe c_a_s c_a_soupe cas cs c_s cuil_a_soupe cuil_a_s c_soupe cuillere cuilleres c_a_table cuillere_a_table cuilleres_a_table cuil_a_table
dessertspoon: cuillere_a_dessert cuilleres_a_dessert
cup: tasse tasses
inch: pouce pouces
lb: livre livres
ball: boule boules
bag: sac sacs
bar: barre barres tablette tablettes
block: bloc blocs
bottle: bouteille bouteilles
bowl: bol bols
branch: branche branches
bulb: bulbe bulbes
bunch: botte bottes bouquet bouquets
can: boite boites conserve conserves bte btes
clove: gousse gousses
cube: cube cubes
dash: trait traits
drizzle: filet
drop: goutte gouttes
glass: verre verres
handful: poignee poignees
head: tete tetes
jar: bocal bocaux pot pots
knob: noix noisette
leaf: feuille feuilles
oz: once onces
package: paquet paquets pqt pqts
piece: morceau morceaux piece pieces
pinch: pincee pincees
portion: portion portions
sachet: sachet sachets
sheet: rouleau rouleaux
slice: tranche tranches rondelle rondelles
sprig: brin brins
square: carre carres
stalk: tige tiges
stick: baton batons
tub: barquette barquettes brique briques briquette briquettes
wedge: quartier quartiers`;
