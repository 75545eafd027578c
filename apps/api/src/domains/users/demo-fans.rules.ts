// Owns the people of the demo world: 200 fans from many places, the same at every seeding.
import type { Dice } from '@stagepass/base/dice.ts';
import { type Interest, interests } from '@stagepass/contract/users/shapes.ts';

export const DEMO_FANS = 200;

export interface DemoFan {
  display_name: string;
  user_name: string;
  bio: string;
  interests: Interest[];
  hue: number;
  /** How long ago they joined. */
  joined_days_ago: number;
}

// First and family names that belong together; a person is made inside one line, never across two.
const places: readonly (readonly [string, string])[] = [
  [
    'Ana Beatriz Camila Caio Davi Isabela Larissa Luan Marina Rafael',
    'Almeida Barbosa Lima Moreira Nogueira Ribeiro',
  ],
  ['Aoi Haruto Hina Kaito Mei Ren Riku Sakura Sora Yui', 'Fujimoto Hayashi Ishikawa Kimura Nakamura Takeda'],
  ['Chaewon Dohyun Hana Jiho Jiwoo Minjun Seoyeon Soomin Taeyang Yuna', 'Choi Han Jang Kang Park Seo'],
  [
    'Ade Chidi Chioma Emeka Ifeoma Kemi Ngozi Obinna Tobi Zainab',
    'Adeyemi Balogun Eze Nwosu Okafor Olatunji',
  ],
  ['Aarav Ananya Diya Ishaan Kavya Meera Nikhil Priya Rohan Tara', 'Banerjee Iyer Kapoor Menon Reddy Sharma'],
  [
    'Camille Élodie Hugo Inès Jules Léa Maxime Noémie Théo Zoé',
    'Bernard Dubois Fournier Garnier Lefèvre Moreau',
  ],
  ['Anouk Bram Daan Femke Joris Lieke Maud Noor Sem Tess', 'Bakker Dekker Hoekstra Jansen Visser Vos'],
  [
    'Alba Bruno Carmen Iker Leire Lucía Mateo Nerea Pablo Vega',
    'Castillo Delgado Fuentes Iglesias Navarro Rueda',
  ],
  ['Aylin Burak Deniz Ece Emre Kerem Melis Selin Umut Zeynep', 'Aksoy Demir Kaya Öztürk Şahin Yıldız'],
  [
    'Agata Hanna Igor Kacper Kinga Maja Oskar Szymon Wiktor Zofia',
    'Kowalczyk Lewandowska Mazur Nowak Wójcik Zając',
  ],
  [
    'Astrid Elias Freja Ingrid Kasper Linnea Magnus Nora Signe Viggo',
    'Berg Dahl Holm Lindqvist Nyström Sørensen',
  ],
  [
    'Amara Callum Freya Imogen Jamal Niamh Owen Poppy Rhys Saoirse',
    'Bennett Doyle Fraser Gallagher Hughes Okoye',
  ],
  [
    'Ava Brooklyn Carter Dakota Jordan Maya Miles Naomi Quinn Zion',
    'Brooks Carter Hayes Jefferson Rivera Tran',
  ],
  [
    'Amina Farid Hadi Layla Nadia Omar Rania Samir Yasmin Youssef',
    'Benali Haddad Khoury Mansour Nasser Saleh',
  ],
  ['Bao Chi Dung Huong Khanh Lan Linh Minh Quan Thao', 'Dang Hoang Le Nguyen Pham Vu'],
  [
    'Dewi Aisyah Bayu Citra Farah Gilang Intan Putra Rizky Sari',
    'Hidayat Kusuma Pratama Santoso Wijaya Yusuf',
  ],
  ['Aroha Hemi Kahu Manaia Mere Nikau Rawiri Tane Tui Wiremu', 'Henare Ngata Parata Rangi Tamihana Walker'],
  ['Mei-Ling Hao Jia Jun Lian Ming Wei Xiu Yan Zhi', 'Chen Huang Lin Liu Wang Zhao'],
  [
    'Chiara Davide Elisa Federico Giulia Lorenzo Matteo Sofia Tommaso Viola',
    'Bianchi Conti Ferrara Gallo Marino Rossi',
  ],
  [
    'Ayanda Bongani Lerato Lwazi Naledi Nomsa Sipho Thabo Themba Zola',
    'Dlamini Khumalo Mabaso Mokoena Ndlovu Zulu',
  ],
];

const openings: readonly string[] = [
  'Front row or nowhere.',
  'Collecting ticket stubs since the first tour.',
  'Here for the encore.',
  'Third seat from the left, every home game.',
  'I plan holidays around tour dates.',
  'Club number 12 and proud of it.',
  'Learning every bass line by heart.',
  'Quiet in chat, loud at the show.',
  'Weekend fan, weekday nurse.',
  'Streams on in the background, always.',
  'I trade doubles: just ask.',
  'Banner painter of the north stand.',
  'Matinee person.',
  'Vinyl first, questions later.',
  'Choir alto, rehearsals on Tuesdays.',
  'Making fan zines between lectures.',
  'Never missed a check-in. Almost.',
  'Coffee, then the setlist.',
  'Came for one song, stayed for the people.',
  'I film nothing and remember everything.',
];

const closings: readonly string[] = [
  'Ask me about the rainy show.',
  'Looking for people to travel with.',
  'Two cats, one scarf.',
  'Bad dancer, good friend.',
  'Saving up for the gold tier.',
  'Say hello at the merch table.',
  'Still chasing that one badge.',
  'Photos by my sister.',
  'Mostly on the night bus home.',
  '',
];

export function demoFans(dice: Dice): DemoFan[] {
  const fans: DemoFan[] = [];
  const taken = new Set<string>();
  const people = new Set<string>();
  for (let at = 0; fans.length < DEMO_FANS; at += 1) {
    const [firsts = '', lasts = ''] = places[at % places.length] ?? [];
    const first = pick(dice, firsts.split(' '));
    const last = pick(dice, lasts.split(' '));
    if (people.has(`${first} ${last}`)) continue;
    people.add(`${first} ${last}`);
    fans.push({
      display_name: dice.int(5) === 0 ? first : `${first} ${last}`,
      user_name: freeName(dice, taken, first, last),
      bio: [pick(dice, openings), pick(dice, closings)].join(' ').trim(),
      interests: [...new Set([pick(dice, interests), pick(dice, interests), pick(dice, interests)])],
      hue: dice.int(360),
      joined_days_ago: 3 + dice.int(700),
    });
  }
  return fans;
}

function pick<T>(dice: Dice, list: readonly T[]): T {
  const entry = list[dice.int(list.length)];
  if (entry === undefined) throw new Error('nothing to pick from');
  return entry;
}

/** The ways people make their names up; digits only when the others are gone. */
function freeName(dice: Dice, taken: Set<string>, firstName: string, lastName: string): string {
  const first = plain(firstName);
  const last = plain(lastName);
  const shapes = [
    `${first}_${last}`,
    `${first}${last.charAt(0)}`,
    `${first.charAt(0)}${last}`,
    `${last}_${first}`,
    `its_${first}`,
    `${first}_live`,
    `${first}${String(10 + dice.int(90))}`,
  ];
  const start = dice.int(shapes.length);
  for (let at = 0; ; at += 1) {
    const shape = shapes[(start + at) % shapes.length] ?? first;
    const name = (at < shapes.length ? shape : `${first}_${100 + at}`).slice(0, 20);
    if (name.length >= 3 && !taken.has(name)) {
      taken.add(name);
      return name;
    }
  }
}

function plain(name: string): string {
  return name
    .replaceAll('ı', 'i')
    .replaceAll('ø', 'o')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}
