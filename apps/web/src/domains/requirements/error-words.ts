// A sentence for each way in which a requirement can be refused.

export const requirementErrors = {
  'requirements.not-found': 'This step doesn’t exist anymore.',
  'requirements.not-attemptable': 'You can’t do this step.',
  'requirements.not-opened': 'You finished or restarted this on another device. Go back to the list.',
  'requirements.too-soon': 'The minimum time isn’t over yet. Wait a moment, then try again.',
  'requirements.not-watched': 'You haven’t watched the whole video yet. Watch it to the end, then try again.',
  'requirements.opened-anew':
    'This step was opened again somewhere else. Nothing was counted. Go back and open it again.',
  'requirements.marker-foreign':
    'This code isn’t the marker of this step. Nothing was counted. Scan the marker that the club put up.',
  'requirements.marker-missing': 'Scan the club’s marker first.',
  'requirements.not-turned': 'You haven’t seen the model from every side yet. Turn it all the way around.',
  'requirements.not-placed': 'Place the model first, or turn it all the way around.',
  'requirements.no-wallet':
    'You haven’t linked a wallet yet. Link one in settings, then come back to this step.',
  'requirements.tokens-missing':
    'Your wallets don’t hold enough. Nothing was counted. Get more or link another wallet, then try again.',
  'requirements.chain-unavailable':
    'The blockchain isn’t answering right now. Nothing was lost. Try again in a few minutes.',
  'requirements.chain-not-set-up':
    'This site isn’t connected to that blockchain anymore. Nothing was lost. Tell the club.',
  'requirements.contract-not-right':
    'There is no such contract on this chain. Check the address, the chain and the standard.',
  'requirements.test-chain-missing':
    'The test blockchain can’t run on this server. Nothing was lost. The operator can set up a real one.',
  'requirements.clue-over':
    'This clue isn’t the current one anymore. Nothing was counted. Reload to see the current clue.',
  'requirements.pointed-too-fast': 'That was too fast. Nothing was counted. Wait a second, then point again.',
  'requirements.not-all-found': 'There are places left to find. Find them all, then finish.',
  'requirements.checkins-missing': 'You need more check-ins for this step. Come back tomorrow.',
  'requirements.code-wrong': 'This code isn’t right. Check the letters, or scan it again.',
  'requirements.code-foreign': 'This code is for another step. Find the code for this one.',
  'requirements.code-expired': 'This code has expired. Scan the one that is there now.',
  'requirements.code-used': 'You already used this code. Scan the next one.',
  'requirements.code-uses-gone': 'This code was used as often as the club allows. It can’t be used anymore.',
  'requirements.code-too-many': 'Too many codes in a short time. Wait ten minutes, then try again.',
  'requirements.code-missing': 'This step needs the code on site. Scan or type it.',
  'requirements.no-site-code': 'This step has no code to show.',
  'requirements.code-rotates':
    'This code changes every 30 seconds, so it can’t be printed. Show it on a screen.',
  'requirements.position-missing': 'This step needs your location. Allow it, then try again.',
  'requirements.position-stale': 'Your location is older than a minute. Wait for a new one, then try again.',
  'requirements.position-future':
    'The time of your location is in the future. Reload this page, then try again.',
  'requirements.position-coarse':
    'Your location isn’t exact enough. Wait for a better signal, outside if you can.',
  'requirements.outside-place': 'You aren’t there yet. Go closer, then try again.',
  'requirements.impossible-travel':
    'You were somewhere else a short time ago, too far away to be here now. Try again later.',
  'requirements.place-too-many': 'Too many checks in a short time. Wait ten minutes, then try again.',
  'requirements.not-movable': 'Only places of the demo world can be moved by fans.',
  'requirements.out-of-tries': 'You have no tries left.',
  'requirements.answers-not-right': 'Some answers are missing or not valid. Check them and try again.',
  'requirements.changed': 'The club changed this requirement. Start again. This didn’t count as a try.',
  'requirements.type-not-offered':
    'Only members can do this kind of step, so it can’t be asked before joining.',
  'requirements.wrong-type': 'You can’t change the type of a requirement.',
  'requirements.config-not-right': 'Nobody could pass this requirement as it is set up.',
  'requirements.list-full': 'You can add up to ten requirements.',
  'requirements.order-not-right': 'The list was changed on another device. Reload, then reorder.',
  'requirements.step-locked': 'Do the step before this one first.',
  'requirements.in-review': 'You already sent this. The club is looking at it.',
  'requirements.discord-not-connected': 'Connect Discord first, or send a proof.',
  'requirements.not-in-server': 'Discord says you’re not in this server yet. Join it, then check again.',
  'requirements.network-unreachable':
    'Discord isn’t answering right now. Nothing was lost. Try again later, or send a proof.',
  'requirements.not-open-yet': 'This hasn’t started yet.',
  'requirements.over': 'This is over. Your answers weren’t sent.',
  'requirements.paused': 'The club paused this. Try again later.',
  'requirements.slots-taken': 'All places are taken.',
  'requirements.not-eligible': 'You don’t meet the conditions for this yet.',
  'clubs.not-found': 'This club doesn’t exist.',
  'clubs.members-only': 'Only members can do this. Join the club first.',
  'clubs.muted': 'You’re muted in this club.',
  'clubs.staff-only': 'Only the club’s staff can do this.',
  'clubs.banned': 'You’re banned from this club.',
  'requirements.running': 'This mission is live. Pause it to change its steps.',
  'media.not-claimable': 'This file can’t be used. Upload it again.',
} as const;
