/** Written the same in every language. */
export const SYMBOLS = `mg: mg mgs
g: g gr gm gms grs
kg: kg kgs
ml: ml mls cc
cl: cl
dl: dl
l: l lt ltr ltrs
mm: mm
cm: cm cms
oz: oz
lb: lb lbs`;
