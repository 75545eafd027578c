// The Phosphor icons the product may draw. Add a name, run build-icons.ts, commit what it writes.

/** Direction and plain marks: a filled caret or cross is a different sign, so they come in two weights only. */
export const strokeIcons = `
  arrow-clockwise arrow-counter-clockwise arrow-down arrow-left arrow-right arrow-square-out arrow-u-up-left
  arrow-up arrow-up-right arrows-clockwise arrows-down-up arrows-left-right caret-down caret-left caret-right
  caret-up caret-up-down check checks dots-six-vertical dots-three dots-three-vertical equals list
  list-bullets minus paperclip plus repeat sign-in sign-out sort-ascending sort-descending text-align-left x
`;

/** Everything else: regular at rest, fill when active, bold under 20 px. */
export const plainIcons = `
  airplane-tilt apple-logo archive armchair article at balloon bank barcode basket bell bell-ringing
  bell-slash book-open bookmark-simple brain bread broadcast browser bug calculator calendar-blank calendar-check
  calendar-dots calendar-plus camera camera-rotate camera-slash cards cassette-tape certificate chair chart-bar
  chart-bar-horizontal chart-line chart-line-up chart-pie chat-circle chat-circle-dots chat-text chats
  check-circle check-square chef-hat circle circle-dashed clipboard-text clock clock-clockwise clock-countdown
  clock-counter-clockwise cloud-arrow-up cloud-slash code coffee coin coins compass compass-tool confetti cookie
  copy credit-card crosshair crown-simple cube cube-focus currency-circle-dollar currency-dollar
  currency-eth database desktop device-mobile devices diamond dice-five discord-logo door-open download-simple drop
  ear envelope envelope-open envelope-simple equalizer eraser export eye eye-slash eyedropper-sample face-mask
  facebook-logo faders file file-csv file-text film-strip fingerprint-simple flag flame flashlight flask floppy-disk
  flower-lotus folder football funnel funnel-simple game-controller gauge gavel gear-six ghost gift globe globe-simple
  google-logo graduation-cap guitar hammer hand-grabbing hand-heart hand-tap hand-waving handbag hands-clapping
  handshake hash headphones headset heart heart-break hourglass hourglass-medium house identification-badge
  identification-card image images infinity info instagram-logo key keyboard laptop leaf lifebuoy lightbulb lightning
  link link-break link-simple list-checks list-dashes list-magnifying-glass list-numbers lock lock-key lock-open
  lock-simple lock-simple-open magnet magnifying-glass map-pin map-pin-line map-trifold mask-happy medal megaphone
  megaphone-simple metronome microphone microphone-slash microphone-stage monitor moon moon-stars music-note
  music-notes navigation-arrow newspaper note note-pencil number-circle-one package paint-brush palette
  paper-plane-right paper-plane-tilt password path pause pause-circle paw-print pencil-simple percent person
  phone piano-keys picture-in-picture piggy-bank plant play play-circle plug plug-charging plugs plus-circle polygon
  presentation printer prohibit projector-screen push-pin push-pin-simple puzzle-piece qr-code question queue quotes
  radio radio-button ranking receipt receipt-x record recycle rewind robot rocket-launch rows scales scan scissors
  scroll seal seal-check seal-question seal-warning seat shapes share-fat share-network shield shield-check
  shield-slash shield-star shield-warning shopping-bag shopping-cart shuffle sidebar skip-forward sliders-horizontal
  smiley smiley-sad snowflake soccer-ball sparkle speaker-high speaker-slash spinner-gap spotify-logo square
  squares-four stack star star-four star-half steps sticker storefront student sun sword t-shirt table tag target
  telegram-logo textbox thermometer thumbs-down thumbs-up ticket tiktok-logo timer toggle-left toolbox train translate trash
  tray tray-arrow-down trend-down trend-up triangle trophy twitch-logo twitter-logo upload-simple user user-check
  user-circle user-circle-gear user-focus user-gear user-list user-minus user-plus user-switch users users-four
  users-three vault vibrate video video-camera vinyl-record virtual-reality wallet warning warning-circle
  warning-octagon watch waveform wifi-high wifi-slash wrench x-circle x-logo youtube-logo
`;

/** What the first screens show, in the weights they show it in and without fractions: all of it would cost them 8 KiB. */
export const leanIcons = `
  apple-logo:fill arrow-up:bold bell:regular+fill bookmark-simple:regular+fill caret-left:bold caret-right:bold
  chat-circle:regular+fill compass:regular+fill discord-logo:fill dots-three:bold envelope-simple:regular eye:regular
  eye-slash:regular facebook-logo:fill flame:regular+fill globe:regular+bold google-logo:bold hands-clapping:regular+fill
  heart:regular+fill house:regular+fill identification-card:regular image:regular key:regular link-simple:bold
  lock-key:fill lock-simple:regular+bold magnifying-glass:regular pencil-simple:fill seal-check:fill share-fat:regular
  sliders-horizontal:regular smiley:regular+fill smiley-sad:regular+fill sparkle:regular+fill ticket:regular+fill
  twitter-logo:fill user-plus:regular+fill users-three:regular+fill wallet:fill warning-circle:fill
`;

/** The signs of badges, filled and without fractions, in base: the server draws them on share pictures too. */
export const badgeSignIcons = `
  star heart flame lightning trophy medal crown-simple ticket music-notes microphone-stage guitar vinyl-record
  headphones radio soccer-ball game-controller mask-happy coffee bread camera megaphone users-three hand-heart
  calendar-check map-pin rocket-launch gift gavel cards puzzle-piece paw-print chats
`;
