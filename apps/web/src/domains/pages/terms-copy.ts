// Owns the terms of use, section by section.
import { defineCopy } from '#platform/i18n/copy.ts';

export const termsCopy = defineCopy({
  title: 'Terms of use',
  lead: 'The agreement between you and us when you use StagePass at {host}.',
  updated: 'Version 1, November 15, 2026',
  sections: {
    who: {
      title: 'Who we are',
      first:
        'StagePass is software that anyone can run. The person or organization that runs it at {host} is the site operator, called “we” here.',
      contact: 'To contact us, write to {contact}.',
      second:
        'Clubs are made by creators. A club’s creator is responsible for what the club offers, promises and sells. We run the site, record all transactions and settle disputes as described below.',
    },
    account: {
      title: 'Your account',
      first:
        'You must be 13 or older to have an account. If you’re under 18, use StagePass only with the consent of a parent or guardian, who is also responsible for what you spend.',
      second:
        'Each person may have one account. Don’t share your password or verification codes. In your settings you can see every device that is signed in, and sign out any of them.',
    },
    conduct: {
      title: 'Rules of conduct',
      first:
        'Don’t threaten, harass or deceive anyone. Don’t post anything unlawful or hateful, or sexual content that involves minors. Don’t post other people’s private data, or work you have no right to share. Bots, bought accounts and attempts to get around limits, bans or odds aren’t allowed.',
      second:
        'Anyone can report content, clubs and people. A person decides and gives a reason. You can appeal once; someone else then makes the final decision. Content reported by several established members is hidden until a decision is made.',
    },
    content: {
      title: 'Your content',
      first:
        'You keep all rights to what you write and upload. You allow us to store it, change its size and format, and show it to the people you chose, for as long as it’s on StagePass.',
      second:
        'When you delete something, we stop showing it. Copies in backups are deleted when the backup expires.',
    },
    value: {
      title: 'Credits, items and fan tokens',
      first:
        'You buy credits with money and spend them on StagePass. One credit is one US cent. Credits aren’t a bank deposit and earn no interest. Items and fan tokens are collectibles and give access inside a club. They aren’t an investment, and no one promises that they’ll be worth anything later.',
      second:
        'You can see and export all your transactions. If a purchase fails, you get a full refund. Where the law gives you a right of withdrawal, you have it.',
    },
    chance: {
      title: 'Packs and odds',
      first:
        'Packs show their odds before you pay. You can verify the seed behind every result afterwards. A change of odds is announced a day ahead. Packs that cost credits or tokens are only for people aged 18 or older, everywhere.',
      second:
        'You can set a spending limit and start a spending pause. Lowering a limit takes effect right away; raising it takes a day. If you’re under 18, you can top up at most $150 a month; under 16, at most $50.',
    },
    subscriptions: {
      title: 'Plans',
      first:
        'A plan runs until you cancel it. You can cancel at any time, as easily as you started it. The plan then ends with the period you paid for. We never raise the price without your consent.',
      second: 'If a club closes, you get a refund for the part of the plan you didn’t receive.',
    },
    ending: {
      title: 'Closing your account',
      first:
        'You can delete your account at any time in your settings, without giving a reason. You can download your data first.',
      second:
        'We can suspend an account or a club that breaks these terms. We tell you why, and you can appeal. We refund what was bought lawfully, unless the law forbids it.',
    },
    liability: {
      title: 'Our liability',
      first:
        'Our liability is unlimited for intent, gross negligence, and harm to life and health. Otherwise we’re liable only for the typical, foreseeable damage when we break an essential duty you can rely on. Consumer rights that can’t be waived aren’t affected.',
      second:
        'We try to keep StagePass running at all times but can’t promise it. If a failure on our side costs you a purchase, a bid or a pack, tell us and we’ll look into it.',
    },
    changes: {
      title: 'Changes to these terms',
      first:
        'If we change these terms in a way that matters, we tell you at least 30 days ahead. If you don’t agree, you can download your data, refund your refundable credits and delete your account.',
      second:
        'If one of these terms isn’t valid, the others still apply. The law of the site operator’s country applies, but you keep the protection of your own country’s law.',
    },
  },
});
