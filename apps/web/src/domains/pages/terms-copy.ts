// Owns the terms of use, section by section.
import { defineCopy } from '#platform/i18n/copy.ts';

export const termsCopy = defineCopy({
  title: 'Terms of use',
  lead: 'What you and we agree on when you use StagePass at {host}.',
  updated: 'Version 1, 15 November 2026',
  sections: {
    who: {
      title: 'Who we are',
      first:
        'StagePass is software that anyone can run. The person or organisation that runs it at {host} is the operator, and is meant by “we” here. You reach us by answering any mail that this instance sends you.',
      second:
        'Clubs are made by creators. What a club offers, promises and sells comes from its creator; we provide the place, keep the books and settle disputes as described below.',
    },
    account: {
      title: 'Your account',
      first:
        'You have to be 13 or older to have an account. If you are under 18, use StagePass only with the consent of a parent or guardian, who also answers for what you spend.',
      second:
        'One person, one account. Keep your password and second factor to yourself. You can see every device that is signed in, and end any of them, in your settings.',
    },
    conduct: {
      title: 'How we treat each other',
      first:
        'Do not threaten, harass or deceive anyone; do not post what is unlawful, hateful or sexual where minors are involved; do not post other people’s private data or work that you have no right to. Bots, bought accounts and attempts to get round limits, bans or odds are not allowed.',
      second:
        'Anything can be reported. A person decides, gives a reason, and you can appeal once; somebody else then decides for good. Content that several members of standing report is hidden until it is decided.',
    },
    content: {
      title: 'What you post stays yours',
      first:
        'You keep all rights to what you write and upload. You allow us to store it, to change its size and format, and to show it to the people you chose, for as long as it is here.',
      second: 'Delete it and we stop showing it. Copies in backups disappear when the backup runs out.',
    },
    value: {
      title: 'Credits, items and tokens',
      first:
        'Credits are bought with money and spent here; one credit is one US cent. They are no bank deposit and bear no interest. Items and fan tokens are collectibles and keys inside a club. They are no investment, and nobody promises you that they will be worth anything later.',
      second:
        'Every movement of value is written into a ledger that you can read and export. A purchase that failed is given back in full. Where the law gives you a right to withdraw, you have it.',
    },
    chance: {
      title: 'Games of chance',
      first:
        'Draws show their odds before you pay, the seed of every draw can be checked afterwards, and a change of odds is announced a day ahead. Draws that cost credits or tokens are for people of 18 and over, everywhere.',
      second:
        'You can set a limit on what you spend, and exclude yourself for a time. A limit can be lowered at once; raising it takes effect only after a day. Under 18, top-ups are limited to $150 a month, under 16 to $50.',
    },
    subscriptions: {
      title: 'Plans',
      first:
        'A plan runs until you cancel it, which you can do at any time with as few taps as it took to begin. It then ends with the period that you paid for. A price is never raised without your consent.',
      second: 'If a club closes, what you paid for and did not get is refunded pro rata.',
    },
    ending: {
      title: 'Ending it',
      first:
        'You can delete your account at any time in your settings, without giving a reason, and take your data with you first.',
      second:
        'We can suspend an account or a club that breaks these terms. We say why, and you can appeal. Value that was bought lawfully is paid back unless the law forbids it.',
    },
    liability: {
      title: 'What we answer for',
      first:
        'We answer without limit for intent and gross negligence and for harm to life and health. Otherwise we answer only for the harm that is typical and foreseeable when a duty is broken on which you may rely. Consumer rights that cannot be waived stay untouched.',
      second:
        'We try to keep StagePass running at all times, and cannot promise it. If a failure on our side costs you a streak, a bid or a draw, tell us; we put it right from the ledger and the logs.',
    },
    changes: {
      title: 'Changes',
      first:
        'If we change these terms in a way that matters, we tell you at least 30 days ahead, on screen and by mail. If you do not agree you can leave with your data and your refundable credits.',
      second:
        'Should one of these rules not hold, the others stay. The law of the operator’s country applies, without taking from you the protection of your own.',
    },
  },
});
