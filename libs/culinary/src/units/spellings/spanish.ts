/** Spanish spellings of units. */
export const SPANISH = `g: gramo gramos
kg: kilo kilos kilogramo kilogramos
ml: mililitro mililitros
cl: centilitro centilitros
dl: decilitro decilitros
l: litro litros
oz: onza onzas
lb: libra libras
tsp: cucharadita cucharaditas cdta cdtas cdita cditas cucharilla cucharillas cucharada_de_cafe cucharadas_de_cafe cucharada_de_postre
box: caja cajas
carton: carton cartones
container: envase envases
tbsp: cucharada cucharadas cda cdas cucharada_sopera cucharadas_soperas cda_sopera cdas_soperas cuchara cucharas
cup: taza tazas tza tz tzs
bag: bolsa bolsas
ball: bola bolas
bar: barra barras tableta tabletas
block: bloque bloques
bottle: botella botellas
branch: rama ramas
bulb: bulbo bulbos
bunch: manojo manojos atado atados
can: lata latas
clove: diente dientes
cube: cubo cubos cubito cubitos pastilla pastillas
dash: chorro chorros chorrito chorritos
drop: gota gotas
glass: vaso vasos vasito vasitos copa copas
handful: punado punados punadito punaditos
head: cabeza cabezas
jar: frasco frascos tarro tarros bote botes
knob: nuez nueces
leaf: hoja hojas
package: paquete paquetes paq paqs
piece: trozo trozos trocito trocitos pieza piezas pedazo pedazos pedacito pedacitos unidad unidades ud uds
pinch: pizca pizcas pellizco pellizcos
portion: porcion porciones racion raciones
sachet: sobre sobres sob
sheet: lamina laminas
slice: rebanada rebanadas rodaja rodajas loncha lonchas
sprig: ramita ramitas ramito ramitos
stalk: tallo tallos
strip: tira tiras
tub: tarrina tarrinas brik briks brick bricks
wedge: gajo gajos`;
