/**
 * Words that people's passwords are made of: what is most often chosen anywhere (people, animals, teams, feelings, places,
 * seasons, the words for 'password' in many languages), and the words of this product's own world. The check takes any
 * password apart into these, so that one word here stands for every password that is built around it.
 */
export const COMMON_WORDS: readonly string[] = `
password passwort passwd passw0rd pass word motdepasse contrasena senha parola wachtwoord haslo lozinka sifre
secret secreto geheim letmein welcome welkom willkommen bienvenue bonjour hello hallo hola login logon signin user username
admin administrator root toor guest test tester testing demo default changeme change temp temporary private access
master super superuser system computer internet windows microsoft apple google android facebook instagram twitter youtube
linux ubuntu oracle cisco samsung nokia iphone network server office company business manager service support
iloveyou ilove love lovely loveme lover loves babe baby babygirl babyboy honey sweet sweetie sweetheart darling angel princess prince
queen king beautiful pretty cutie cute sexy forever always together friend friends bestfriend family mother father mommy daddy
mama papa mom dad sister brother husband wife children kids daughter son grandma grandpa
michael jennifer jessica ashley amanda daniel david andrew joshua matthew anthony christopher nicholas william thomas robert
charlie george jordan justin brandon alexander benjamin samantha elizabeth michelle nicole stephanie melissa patricia
maria anna emma olivia sophia isabella chloe hannah sarah laura julia martin patrick kevin steven richard james john
peter paul mark luke simon oliver oscar lucas leon felix jonas tobias florian sebastian andreas stefan christian markus
pierre julien nicolas camille claire marine carlos miguel antonio francisco alejandro fernando roberto ricardo giovanni
marco andrea francesco giuseppe alessandro monica victoria veronica natalie natasha vladimir ivan dmitri sergei
football soccer baseball basketball hockey tennis golf rugby cricket swimming running fitness gym ninja karate boxing
liverpool arsenal chelsea manchester united city barcelona barca realmadrid madrid juventus milan bayern dortmund celtic rangers
yankees cowboys lakers steelers eagles patriots packers raiders dolphins broncos chicago redsox bulls
dragon monkey tiger lion wolf bear eagle falcon hawk shark dolphin panther cougar jaguar snake spider horse pony dog doggy puppy
cat kitty kitten kitten bunny rabbit turtle butterfly ladybug unicorn phoenix dinosaur elephant giraffe penguin panda koala
buddy max rocky lucky bella coco daisy molly charlie ginger pepper shadow smokey tigger snoopy pooh
sunshine sunny sunset sunrise moonlight moon star stars starlight rainbow summer winter spring autumn snow snowflake rain storm thunder
lightning fire ice water ocean beach island river mountain forest flower flowers rose lily jasmine lavender orchid garden
january february march april may june july august september october november december
monday tuesday wednesday thursday friday saturday sunday birthday christmas easter halloween holiday vacation weekend
red blue green yellow orange purple pink black white silver gold golden diamond crystal pearl ruby emerald
batman superman spiderman ironman avengers hulk wolverine joker starwars skywalker vader yoda jedi matrix pokemon pikachu
mario luigi zelda minecraft fortnite roblox naruto sasuke goku harry potter hogwarts gandalf frodo hobbit disney mickey minnie
mouse elsa simba nemo shrek barbie hellokitty metallica nirvana slipknot eminem beatles elvis prince madonna shakira
guitar piano music dance dancer singer drummer rock rocker jazz party crazy funny happy smile cheese cookie cookies chocolate
candy sugar cupcake cake pizza pasta burger bacon banana apple cherry strawberry peach lemon mango coffee whiskey vodka tequila
beer wine corona budweiser jackdaniels pepsi cocacola
killer hunter soldier warrior knight samurai pirate gangster hacker hack freedom liberty victory winner champion legend hero
trustno jesus christ jesuschrist god godisgood blessed blessing faith hope heaven heavenly angels church bible praise allah krishna buddha
mercedes bmw porsche ferrari corvette mustang camaro chevy chevrolet ford toyota honda nissan yamaha harley davidson suzuki ducati
america american usa canada england london paris france germany berlin deutschland italy roma spain espana mexico brasil brazil
india pakistan australia sydney texas california florida newyork boston dallas houston phoenix hawaii africa asia europe russia moscow
abc abcd qwe qwer qwert qwerty qwertz azerty asd asdf zxc zxcv qaz wsx edc one two three four five six seven eight nine ten
mypassword newpassword yourpassword mylife mylove mybaby whatever nothing something anything everything someone nobody
please thank thanks sorry goodbye goodluck lucky money dollar rich million billion power magic mystery dream dreams
school college student teacher university library doctor nurse police fireman pilot captain sergeant major general
iamthe iam the you your yours our and for with not are was who what when where why yes okay new old big little good bad best
cook cooking cooker chef kitchen recipe recipes food foodie foodlover dinner lunch breakfast simmer simmering delicious yummy tasty
chicken butter garlic onion tomato potato salt salad soup bread baking baker
fuck fuckyou fucker shit bitch asshole bastard pussy dick sex
unbelievable incredible awesome amazing fantastic wonderful perfect excellent
`
  .trim()
  .split(/\s+/);
