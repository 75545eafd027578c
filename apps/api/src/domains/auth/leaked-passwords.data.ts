// Owns the words that leaked passwords are made of, most common first; read by passwords.rules.ts.

/** Any of these, alone or with digits and signs around it, stands high on lists of leaked passwords. */
export const leakedWords = `
password passwort passw0rd passwd pass passe parola senha contrasena contraseña motdepasse wachtwoord salasana heslo haslo
lozinka sifre parolamea azerty azertyuiop qwerty qwertyu qwertyui qwertyuio qwertyuiop qwertz qwertzui asdf asdfg asdfgh
asdfghj asdfghjk asdfghjkl zxcv zxcvb zxcvbn zxcvbnm qazwsx qazwsxedc wsxedc edcrfv
letmein welcome welcomeback login logon admin administrator root toor guest master superuser user username test testing
tester default changeme change secret secrets secure security access system server computer internet network windows
microsoft google facebook instagram twitter youtube yahoo hotmail gmail linkedin amazon netflix spotify samsung nokia
android apple iphone macbook dell toshiba lenovo
hello hellokitty helloworld goodbye goodluck goodday goodnight morning evening sunday monday tuesday wednesday thursday
friday saturday january february march april june july august september october november december spring summer autumn
winter christmas easter holiday vacation birthday
iloveyou iloveyou iloveme ilovegod ilovehim iloveher ilovejesus ilovemom ilovemyself iloveu iloveyouu loveyou loveme
lovelove lover loverboy lovergirl lovely loveless lovers mylove myself mybaby myfamily mydream babylove truelove
sweetlove love loving beloved forever foreverlove together always friend friends friendship bestfriend bestfriends
girlfriend boyfriend wedding husband family mother father daddy mommy mama papa sister brother children grandma grandpa
sunshine princess prince queen king kingdom angel angels angelina angelbaby babygirl babyboy babydoll baby sweetie
sweetheart sweety sweet sugar honey honeybee cookie cookies candy chocolate cupcake butterfly butterfly flower flowers
rainbow rainbows diamond diamonds crystal pearl golden silver platinum heaven heavenly paradise blessed blessing faith
hope grace mercy jesus jesuschrist christ christian church godisgood godislove praise trinity
dragon dragons monkey monkeys tiger tigers lion lions panther panthers eagle eagles falcon falcons hawk hawks wolf wolves
wolverine bear bears teddybear panda pandabear pony horse horses unicorn dolphin dolphins shark sharks turtle penguin
kitten kitty kittycat pussycat puppy puppies doggy snoopy garfield mickey mickeymouse minnie tinkerbell winnie pooh tweety
scooby scoobydoo bambi nemo pikachu pokemon naruto sasuke sakura goku vegeta dragonball onepiece digimon mario luigi zelda
sonic megaman kirby minecraft roblox fortnite callofduty counterstrike warcraft starcraft warhammer diablo halo fallout
skyrim overwatch leagueoflegends pubg gamer gaming gamecube playstation playstation xbox nintendo
superman superstar supergirl superhero super batman spiderman ironman captain captainamerica avengers thor hulk deadpool
joker harley starwars skywalker vader darthvader jedi yoda chewbacca startrek enterprise matrix trinity neo morpheus
terminator predator godfather gladiator spartan spartacus warrior warriors knight knights ninja samurai pirate pirates
viking vikings hunter hunters ranger rangers soldier sniper killer assassin phantom ghost shadow shadows darkness
darkangel darkside midnight vampire vampires twilight zombie zombies demon devil lucifer satan hell hellyeah
football futbol soccer baseball basketball volleyball hockey tennis cricket rugby golf golfer swimming running skating
skateboard snowboard surfer surfing fishing hunting boxing wrestling karate kungfu cycling racing nascar formula ferrari
porsche mercedes lamborghini maserati bugatti corvette camaro mustang mustangs chevrolet chevy ford toyota honda yamaha
suzuki kawasaki ducati harleydavidson bmw audi volkswagen subaru nissan mazda
liverpool arsenal chelsea manchester manutd manchesterunited mancity everton tottenham newcastle celtic rangers barcelona
barca realmadrid juventus milan acmilan inter napoli roma ajax feyenoord benfica porto sporting galatasaray fenerbahce
besiktas bayern dortmund schalke steelers cowboys packers patriots raiders broncos redskins dolphins yankees redsox
lakers bulls celtics warriors spurs knicks
michael jennifer jessica michelle daniel daniela danielle ashley amanda nicole anthony andrew andrea joshua jordan justin
robert matthew christopher christian christina christine nicholas nicolas william thomas charles charlie alexander
alexandra alexandru alexis samantha elizabeth stephanie veronica patricia victoria vanessa natalie natalia natasha rebecca
rachel heather melissa melanie kimberly brittany brandon benjamin jonathan jonathon joseph patrick richard dennis stephen
steven sebastian gabriel gabriela gabrielle isabella isabelle emily emma olivia sophia sophie charlotte hannah lauren
catherine katherine kathleen caroline carolina martin martina maria mariana marina marie barbara claudia sandra susana
monica valentina valeria fernanda fernando ricardo roberto alejandro alejandra francisco antonio manuel miguel angelo
carlos eduardo rodrigo gustavo leonardo guilherme mauricio vinicius beatriz camila juliana leticia
mohamed mohammed muhammad ahmed abdullah ibrahim mustafa hassan hussein fatima aisha
tigger buster bailey cooper ginger pepper peanut harley maggie molly sophie lucky lucky7 lucky13 rocky rocket bandit
bandits shadow midnight smokey oreo boomer hunter casper chester dakota jasper max buddy duke
whatever nothing something anything everything someone nobody anonymous mystery magic magical wizard merlin gandalf hobbit
frodo legolas aragorn harrypotter hermione dumbledore hogwarts gryffindor slytherin voldemort
metallica slipknot nirvana acdc ironmaiden blacksabbath ledzeppelin pinkfloyd thebeatles beatles linkinpark greenday
blink182 eminem tupac snoopdogg rihanna beyonce madonna michaeljackson britney shakira justinbieber onedirection bts army
blackpink exo twice bigbang metal rocknroll rockstar rockandroll guitar guitarist drummer drums bass piano music musical
musician singer dancer dancing dance hiphop rapper reggae marley bobmarley marijuana cannabis
money moneymoney millionaire billion billionaire dollar dollars cash rich richie freedom liberty independence america
american usa unitedstates england london manchester scotland ireland australia canada mexico mexicano brasil brazil
argentina colombia peru chile espana spain france paris italia italy germany deutschland berlin hamburg muenchen holland
nederland amsterdam polska poland russia moscow ukraine turkiye turkey istanbul ankara india mumbai delhi pakistan
bangladesh indonesia jakarta malaysia singapore philippines pinoy vietnam thailand bangkok china beijing shanghai hongkong
japan tokyo korea seoul africa nigeria kenya egypt cairo newyork california chicago boston texas dallas florida orlando
miami phoenix denver seattle vegas lasvegas losangeles sanfrancisco houston detroit hawaii
orange banana cherry strawberry apple apples pineapple watermelon blueberry lemon lemonade peaches coconut mango potato
tomato pumpkin popcorn pizza burger cheese cheesecake chicken bacon coffee coffeebean starbucks cocacola pepsi budweiser
heineken vodka whiskey tequila
purple yellow green greenday blue bluesky red black white pink pinky orange silver gold
genesis exodus matthew revelation psalm23 john316
abcdef abcdefg abcdefgh abcdefghi abcd abcde abc trustno1 blahblah blabla lalala hahaha hihihi jajaja kkkk lol lmao
fuckyou fuckoff fuckme fuck fucker motherfucker asshole bitch bitches biatch badboy badgirl badass bullshit pussy cocks
dick penis sexy sexybitch sexygirl sexyboy sexylady sexymama sex hotsex hottie hotgirl playboy playgirl porn pornstar
naked nude nipples tits boobs horny slut whore stripper
thunder thunderbolt lightning storm hurricane tornado earthquake volcano avalanche blizzard snowball snowflake snowman
snow rain raindrop sunflower sunset sunrise moonlight moon moonbeam starlight stars starfish galaxy universe planet earth
mercury venus saturn jupiter neptune pluto ocean island beach beachboy river mountain forest garden
creative creator design designer student teacher school college university doctor nurse lawyer engineer manager boss
president barack obama trump scarface soprano mafia gangster gangsta thug thuglife ghetto player playa hustler
champion champions winner winners victory success successful power powerful strong strength energy dynamite bomb atomic
nuclear rocket rockets missile blaster bullet gunner trigger hammer
stagepass fanclub backstage concert concerts tickets ticket stage
passport password1 pass1234 pass123 temp temppass temporary demo example sample qwe qwer qweasd qweasdzxc asdasd zxczxc
aaaaaa bbbbbb ffffff zzzzzz xxxxxx monkey1 baseball1 letmein1 football1 michael1 superman1 iloveyou1 princess1 sunshine1
maverick goldfish godzilla kingkong mustafa cowboy cowgirl redneck redhead blonde brunette gorgeous beautiful beauty
pretty prettygirl handsome cutie cutiepie cute lovelygirl crazy crazygirl crazyboy psycho maniac insane weirdo freak
asdfjkl hannahmontana mileycyrus jonasbrothers highschoolmusical spongebob patrickstar simpsons bartsimpson homer southpark
familyguy futurama friends seinfeld gameofthrones winteriscoming daenerys khaleesi jonsnow
strawberry1 shorty smiley smile smiling laughing happy happyday happiness happyness lovehate hateyou ihateyou hatelove
remember forgetme forgetit nevermind never neveragain nevergiveup believe dreamer dreams dream imagine inspiration
destiny fantasy finalfantasy cloud sephiroth tifa aerith
marlboro camel newport winston cigarette smoker hacker hacked hacking cracker phreak elite leet geek nerd linux ubuntu
debian redhat oracle mysql database postgres java javascript python program programmer developer
qwaszx poiuyt poiuytrewq lkjhgf lkjhgfdsa mnbvcx mnbvcxz asdf1234 qwer1234 zaq1zaq1 zaq12wsx xsw2zaq1 cde3xsw2 vfr4cde3
`;

/** Whole passwords from those lists that no rule below would find. */
export const leakedPasswords = `
trustno1 correcthorsebatterystaple correcthorse gfhjkm123 vfrcbvrf ghbdtnbr yfnfif ktyfxrf cjkysirj fylhtq rfnthbyf
1qaz2wsx3edc 1qazxsw2 q1w2e3r4t5y6 a1b2c3d4 a1s2d3f4 a1b2c3d4e5 1a2b3c4d 1a2b3c4d5e z1x2c3v4 p@55w0rd pa55word pa$$word
ncc1701d ncc1701e ncc1701a thx1138a jordan23 kobe2424 lebron23 beckham7 ronaldo7 cristianoronaldo cr7cr7cr7 messi10
leomessi neymar10 m123456789 a123456789 q123456789 z123456789 d123456789 aa123456 aa12345678 abc123456 abcd1234 abcde12345
xyz12345 123456abc 123456aa 123abc123 12345abcde 1234qwer 1234abcd 123qweasd 123qwe123 qwe123qwe 1q2w3e4r5t 147258369
741852963 159753456 159357258 951753852 123654789 987456321 963852741 789456123 456789123 321654987 135792468 246813579
5201314520 52013141 woaini520 woaini1314 woaini123 wang1234 zhang123 li123456 asd123456 zxc123456 qq123456 iloveyou520
0987654321 1029384756 1357924680 0147258369 11223344 1122334455 112233445566 121212121212 123123123 123321123 12341234
12344321 1234554321 123454321 10203040 102030405060 20202020 19841984 19851985 19901990 20002000 20122012 69696969
31415926 3141592653 27182818 24681012 13579246 86753098 8675309jenny 90210902 55555abc 007007007 jamesbond007 bond007007
mynameis123 whatsup123 letmein12345 opensesame openup123 iamthebest iamtheone iamawesome iamcool123 imthebest youandme
meandyou mypassword thepassword newpassword oldpassword nopassword yourpassword notapassword passwordpassword
passwordispassword password is password forgotpassword rememberme123 ihavenopassword nopass123 enter123 enterenter
entrance1 open1234 keepout123 private123 secretpassword topsecret topsecret1 verysecret mysecret123 administrator1
adminadmin admin12345 adminpass rootroot rootpass testtest testpass testing123 test12345 useruser userpass demodemo guestguest
welcome2 welcome12 welcome2024 welcome2025 welcome2026 summer2024 summer2025 summer2026 winter2024 winter2025 winter2026
spring2024 spring2025 spring2026 autumn2024 autumn2025 autumn2026 covid2020 corona2020 lockdown2020 january2024
loveyou2 love4ever loveforever love2love iloveyou2 iloveyou12 iloveyou3 ily4ever 4everyours 2gether4ever you&me4ever
ihateschool ilovemusic ilovefootball ilovemyfamily ilovemydog ilovemycat ilovecats ilovedogs ilovechocolate ilovepizza
mymother1 mommy123 daddy123 daddysgirl mamasboy littleman littlegirl babycakes babyface bigdaddy bigboss bigmoney
sexysexy69 fuckyou69 hotstuff69 lovesex69 gamecock rockyou1 rockyou123 rockyou.com myspace1 myspace123 facebook1
linkedin1 adobe123 photoshop photoshop1 dropbox1 evernote1 yahoo123 gmail123 hotmail1 google123 youtube123 tiktok123
snapchat1 whatsapp1 telegram1 discord123 twitch123 spotify1 netflix123 zoom12345 teams1234 slack1234
changeit changethis changeme1 changeme123 default1 default123 temp1234 temporary1 initial1 initial123 setup123 install1
cisco123 router123 wireless1 wifi12345 internet1 superuser1 supervisor operator1 service1 support1 helpdesk1 office123
`;
