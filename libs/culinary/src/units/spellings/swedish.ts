/** With the spoons of Danish and Norwegian, which no Swedish word contradicts. */
export const SWEDISH = `g: gram
kg: kilo kilogram
etto: hg hekto
ml: milliliter krm kryddmatt
cl: centiliter
dl: deciliter
l: liter
tsp: tsk tesked teskedar teske
tbsp: msk matsked matskedar spsk spiseskje spiseske ss
cup: kopp koppar kaffekopp kaffekoppar
cm: centimeter
bag: pase pasar
ball: kula kulor
bottle: flaska flaskor
bunch: knippe knippen knippa knippor bunt buntar
can: burk burkar konservburk konservburkar
clove: klyfta klyftor fed
cube: tarning tarningar
dash: skvatt stank
drop: droppe droppar
glass: glas
handful: nave navar handfull
head: huvud huvuden
jar: glasburk glasburkar
knob: klick klickar
leaf: blad
package: paket pkt forp forpackning forpackningar
piece: st styck stycken bit bitar
pinch: nypa nypor
pot: kruka krukor
portion: portion portioner
sheet: ark platta plattor
slice: skiva skivor
sprig: kvist kvistar
stalk: stjalk stjalkar stang stanger
tub: ask askar
tube: tub tuber`;
