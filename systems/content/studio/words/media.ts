const percent = (share: number) => `${Math.round(share * 100)} %`

const pages = (count: number) => (count === 1 ? 'the page' : `the ${count} pages`)

export const copies = {
  withChildren: (count: number) => `Include ${pages(count)} below it`,
  help: 'All copies are drafts. Links between the copied pages lead to the copies.',
  created: (name: string, below: number) =>
    below === 0 ? `“${name}” is now a draft.` : `“${name}” is now a draft, with ${pages(below)} below it.`,
}

export const crops = {
  title: 'Crops',
  point: 'Focal point',
  frames: {
    banner: 'Top of a page',
    card: 'Card',
    photograph: 'Photograph of an offer',
    phone: 'Top of a page on a phone',
    share: 'Shared link',
  },
  byPoint: 'around the focal point',
  byHand: 'set by hand',
  help: 'Draw an area on the picture, or drag the area or its corner. Arrow keys move it; with Shift they resize it.',
  part: (frame: string) => `Area for “${frame}”`,
  position: (part: { left: number; top: number; width: number }) =>
    `${percent(part.left)} from the left, ${percent(part.top)} from the top, ${percent(part.width)} wide`,
  fields: { left: 'From the left', top: 'From the top', width: 'Width' },
  unit: '%',
  small: (width: number) =>
    `This area is only ${width} pixels wide and may look blurred. Choose a larger area or a larger picture.`,
  reset: 'Crop around the focal point',
}

export const uploads = {
  title: 'Uploads',
  drop: 'Drop pictures here, or paste them',
  dropHint: 'or drop them here: JPEG, PNG, WebP, AVIF or SVG, up to 20 MB each',
  count: (done: number, all: number, failed: number) =>
    failed === 0 ? `${done} of ${all} added` : `${done} of ${all} added, ${failed} not`,
  paused: (left: number) =>
    `The content system takes 200 pictures in ten minutes: ${left} left. Uploading goes on by itself; leave this screen open.`,
  progress: (name: string) => `Upload of ${name}`,
  states: { waiting: 'waiting', paused: 'waiting', sending: 'uploading', done: 'added' },
  tooLarge: 'This file is larger than 20 MB. Export it smaller: 4,000 pixels on the longer side are enough.',
  noConnection: 'Upload failed: no connection to the content system.',
  retry: 'Try again',
  open: 'Open',
  dismiss: (name: string) => `Dismiss ${name}`,
}
