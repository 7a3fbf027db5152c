/** Italian spellings of units. */
export const ITALIAN = `g: grammo grammi
etto: etto etti hg
kg: chilo chili kilo chilogrammo chilogrammi
ml: millilitro millilitri
cl: centilitro centilitri
dl: decilitro decilitri
l: litro litri
tsp: cucchiaino cucchiaini cucchiaino_da_te cucchiaini_da_te cucchiaino_da_caffe cucchiaini_da_caffe
tbsp: cucchiaio cucchiai cucchiaio_da_tavola cucchiai_da_tavola cucch
bar: tavoletta tavolette
cup: tazza tazze tazzina tazzine
bag: sacchetto sacchetti
ball: pallina palline
block: panetto panetti
bottle: bottiglia bottiglie
branch: ramo rami
bunch: mazzo mazzi mazzetto mazzetti
can: lattina lattine scatola scatole barattolo barattoli scatoletta scatolette
clove: spicchio spicchi
cube: cubetto cubetti dado dadi
dash: spruzzo spruzzi spruzzata spruzzate
drizzle: filo fili
drop: goccia gocce
glass: bicchiere bicchieri bicchierino bicchierini
handful: manciata manciate
head: cespo cespi testa teste
inch: pollice pollici
jar: vasetto vasetti
knob: noce noci
leaf: foglia foglie
oz: oncia once
package: confezione confezioni conf pacchetto pacchetti pacco pacchi
piece: pezzo pezzi pezzetto pezzetti
pinch: pizzico pizzichi presa prese punta punte
portion: porzione porzioni
sachet: bustina bustine
sheet: foglio fogli rotolo rotoli
slice: fetta fette fettina fettine
sprig: rametto rametti ciuffo ciuffi
stalk: costa coste gambo gambi
stick: stecca stecche
tub: vaschetta vaschette`;
