/** The texts of what is done with many pages or pictures at once. */

export const each = {
  label: 'Progress',
  running: (done: number, all: number) => `${done} of ${all} …`,
  over: (done: number, refused: number) => (refused === 0 ? `${done} done.` : `${done} done, ${refused} not:`),
  asDraft: 'changed in its draft, which is not published yet',
  notFound: 'not changed: the words are not in the text as one piece. Open the page and change them there.',
  blocked: (why: string) => `changed in a draft that cannot be published yet. ${why}`,
}
