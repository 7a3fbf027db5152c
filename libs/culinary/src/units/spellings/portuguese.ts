/** Portuguese spellings of units. */
export const PORTUGUESE = `g: grama gramas
kg: quilo quilos kilo kilos quilograma quilogramas
ml: mililitro mililitros
cl: centilitro centilitros
dl: decilitro decilitros
l: litro litros
tsp: colher_de_cha colheres_de_cha colher_cha colheres_cha colher_de_cafe colheres_de_cafe colher_cafe colheres_cafe colherinha colherinhas c_cha c_de_cha c_cafe c_de_cafe col_cha col_de_cha
dessertspoon: colher_de_sobremesa colheres_de_sobremesa colher_sobremesa colheres_sobremesa
tbsp: colher_de_sopa colheres_de_sopa colher_sopa colheres_sopa colher colheres c_sopa c_de_sopa c_s col_sopa col_de_sopa
cup: xicara xicaras xicara_de_cha xicaras_de_cha xicara_cha xicaras_cha chavena chavenas chavena_de_cha chavenas_de_cha xic xc
bag: saco sacos
ball: bola bolas
bottle: garrafa garrafas
bulb: bulbo bulbos
bunch: maco macos molho molhos
can: lata latas
carton: caixa caixas caixinha caixinhas
clove: dente dentes
cube: cubo cubos tablete tabletes
dash: fio
drop: gota gotas
glass: copo copos calice calices
handful: punhado punhados mao_cheia mancheia mancheias
head: cabeca cabecas
jar: frasco frascos pote potes vidro vidros
knob: noz
leaf: folha folhas
package: pacote pacotes pct pcts embalagem embalagens
piece: und unid pedaco pedacos pedacinho pedacinhos unidade unidades posta postas peca pecas
pinch: pitada pitadas
portion: porcao porcoes
sachet: saqueta saquetas envelope envelopes sache saches
scoop: scoop scoops
slice: fatia fatias rodela rodelas
sprig: ramo ramos raminho raminhos galho galhos
stalk: talo talos
strip: tira tiras`;
