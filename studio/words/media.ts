/** The texts around pictures that are added, the parts of them that are shown, and copies of pages. */

const percent = (share: number) => `${Math.round(share * 100)} %`

const pages = (count: number) => (count === 1 ? 'the page' : `the ${count} pages`)

export const copies = {
  withChildren: (count: number) => `With ${pages(count)} below it`,
  help: 'All of them are drafts. Where the pages link to one another, the copies link to the copies.',
  made: (name: string, below: number) =>
    below === 0 ? `“${name}” is a draft now.` : `“${name}” is a draft now, with ${pages(below)} below it.`,
}

export const crops = {
  title: 'What pages show of it',
  point: 'What must stay in sight',
  frames: { banner: 'Top of a page', card: 'Card', phone: 'Top of a page on a phone', share: 'When it is shared' },
  byPoint: 'around what must stay in sight',
  byHand: 'by hand',
  help: 'Draw the part over the picture, or drag it and its corner. By keys: arrows move it, with Shift they change its size.',
  part: (frame: string) => `Part for “${frame}”`,
  said: (part: { left: number; top: number; width: number }) =>
    `${percent(part.left)} from the left, ${percent(part.top)} from the top, ${percent(part.width)} wide`,
  fields: { left: 'From the left', top: 'From the top', width: 'Width' },
  unit: '%',
  small: (width: number) =>
    `This part is only ${width} pixels wide and may look blurred. Choose a larger part, or a larger picture.`,
  reset: 'Go by what must stay in sight',
}

export const uploads = {
  title: 'Pictures on their way',
  drop: 'Drop pictures here, or paste them',
  dropHint: 'or drop them here: JPEG, PNG, WebP, AVIF or SVG, up to 20 MB each',
  count: (done: number, all: number) => `${done} of ${all} added`,
  progress: (name: string) => `How much of ${name} is sent`,
  states: { waiting: 'waiting', sending: 'on its way', done: 'added' },
  tooLarge: 'This file is larger than 20 MB. Please export it smaller: 4000 pixels on the longer side are plenty.',
  leftOut: (parts: string[]) =>
    `Parts of this drawing cannot be kept: ${parts.join(', ')}. Look at it before you use it.`,
  noConnection: 'It did not arrive: there is no connection to the content system.',
  retry: 'Try again',
  open: 'Open',
  dismiss: (name: string) => `Put ${name} away`,
}
