import * as z from 'zod'
import { fault } from './draft.ts'

export const maxChangedPages = 500

const line = z
  .string()
  .trim()
  .regex(/^[^\n]*$/)
  .max(500)

/** `from`: departures and seasons that begin then or later. `ends 8`: ringgit that end with this digit. Sums are ringgit. */
const price = z.object({
  kind: z.literal('price'),
  by: z.enum(['percent', 'amount']),
  value: z.coerce.number().min(-10_000).max(10_000),
  rounding: z.enum(['sen', '1', '5', '10', 'ends 8', 'ends 9']),
  from: z.iso.date().optional(),
  net: z.stringbool().default(false),
})

const words = z.object({ kind: z.literal('words'), from: line.min(1), to: line.default('') })

/** `list`: a property; `departures` are days in a price table. A new hotel needs its place and kind. */
const entry = z.object({
  kind: z.literal('entry'),
  list: z.string().max(40),
  does: z.enum(['add', 'remove']),
  value: line.min(1),
  place: line.optional(),
  hotelKind: line.optional(),
})

/** Without a text, the notice is taken away. */
const notice = z.object({
  kind: z.literal('notice'),
  text: z.string().trim().max(500).default(''),
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
})

const isDay = (value = '') => z.iso.date().safeParse(value).success

const manyChange = z
  .discriminatedUnion('kind', [price, words, entry, notice])
  .refine(change => !(change.kind === 'entry' && change.list === 'departures') || isDay(change.value), {
    error: 'Choose the day of the departure.',
  })
  .refine(change => !(change.kind === 'notice' && change.text) || isDay(change.until), {
    error: 'Choose the last day of the notice.',
  })

export type ManyChange = z.output<typeof manyChange>
export type ChangeOf<Kind extends ManyChange['kind']> = Extract<ManyChange, { kind: Kind }>

/** A season `cut` by the day or of an `unclear` beginning, one of `several` days in a row, an `addition` to a price … */
const leftReason = z.enum(['cut', 'several', 'undated', 'unclear', 'addition', 'nothing', 'terms', 'sentence'])

const shown = z.union([z.string(), z.number()])

/** Numbers are ringgit. Without `after` the place stays as it is. */
const changedPlace = z.object({
  path: z.array(z.string()),
  label: z.string().optional(),
  before: shown,
  after: shown.optional(),
  why: leftReason.optional(),
})

export type ChangedPlace = z.output<typeof changedPlace>

const keys = z.array(z.guid().toLowerCase()).min(1).max(maxChangedPages)

export const manyPreviewInput = z.object({ keys, change: manyChange })

/** `left`: the reason for leaving the whole page. `hasDraft`: the caller's draft goes live with the change. */
const previewedPage = z.object({
  key: z.string(),
  name: z.string(),
  version: z.number().int(),
  hasDraft: z.boolean(),
  left: z.string().nullable(),
  places: z.array(changedPlace),
  faults: z.array(fault),
})

export type PreviewedPage = z.output<typeof previewedPage>

export const manyPreview = z.object({ pages: z.array(previewedPage) })

/** `release`: the id of the release that the draft joins. */
export const changeInput = z.object({ change: manyChange, release: z.guid().toLowerCase() })

export const changeAnswer = z.object({ version: z.number().int() })
