import type { Culture } from '@agency/contracts/content/route-node.ts'
import type { NodeDocument, PairedText, TranslationAnswer } from '@agency/contracts/manage/nodes/node.ts'
import { isTranslation } from '../../../database/place.ts'
import { type NodeState, stateOf, versionsOf } from '../../../database/versions.ts'
import { distinctStates } from '../../../delivery/translations/progress.ts'
import { termsIn } from '../../../delivery/translations/terms.ts'
import { fingerprintsIn, type TextState } from '../../../delivery/translations/text-states.ts'
import { type Text, textsOf } from '../../../delivery/translations/texts.ts'
import { adviser } from '../../../files/checking/words/translations.ts'
import { translationKey } from '../../../tree/uuid-of-path.ts'
import { namesByAuthor } from '../../audit/author-names.ts'
import { nodeDocument } from '../../nodes/node-document.ts'
import type { Presence } from '../../nodes/presence.ts'
import type { ManageOptions } from '../../writing/manage-options.ts'
import { newestOf, newestVersion } from '../../writing/newest.ts'

type Options = Pick<ManageOptions, 'db' | 'store' | 'namesOf'>

/** A node's newest English beside its newest words in a language. Undefined for an unknown node. */
export async function readTranslation(
  options: Options,
  presence: Presence,
  { key, culture }: { key: string; culture: Culture },
): Promise<TranslationAnswer | undefined> {
  const { db, store } = options
  const page = await nodeDocument(options, presence, key)
  const newest = await newestOf(db, key)
  const english = newest.draft?.state ?? (newest.row && stateOf(newest.row))
  if (page === undefined || english === undefined || isTranslation(page)) return undefined
  const rows = store.rows()
  const isOurs = (row: { parentKey: string | null; alias: string; urlSegment: string }) =>
    row.parentKey === key && isTranslation(row) && row.urlSegment === culture
  const wordsKey = rows.find(row => isOurs(row) && row.deletedAt === null)?.key ?? translationKey(key, culture)
  const isInTrash = rows.some(row => row.key === wordsKey && row.deletedAt !== null)
  const saved = isInTrash ? undefined : await nodeDocument(options, presence, wordsKey)
  const document = {
    ...(saved ?? blank(page, wordsKey, culture)),
    address: page.address && `/${culture}${page.address}`,
  }
  const { texts, unused } = distinctStates(english, document.source.texts)
  const nameOf = await namesByAuthor(
    options,
    texts.flatMap(({ from }) => from?.by ?? []),
  )
  const was = await englishBefore(options, key, { version: newestVersion(newest), texts })
  const advise = adviser(termsIn(rows.filter(row => row.deletedAt === null)), culture)
  const paired = texts.map((text): PairedText => {
    const { at, of, path, state, from } = text
    const written = writtenText(english, text)
    return {
      at,
      of,
      path,
      kind: text.isMarkdown ? 'markdown' : written.length > maxLine || path.length > 1 ? 'long text' : 'text',
      english: written,
      state,
      from: from?.of ?? null,
      was: state === 'behind' ? (was.get(markOf(at, from)) ?? null) : null,
      by: from?.by === undefined ? null : nameOf(from.by),
      warnings: from && state !== 'behind' ? advise(written, from.words) : [],
    }
  })
  return { document, texts: paired, unused: unused.map(({ words }) => words), isInTrash }
}

/** Longer texts get a field of several lines. */
const maxLine = 60

/** Markdown as its author wrote it, where the text itself is the HTML of it. */
function writtenText({ name, source }: Pick<NodeState, 'name' | 'source'>, { path, text }: Text): string {
  const written = path.reduce<unknown>((value, step) => Object(value)[step], { ...source, name })
  return typeof written === 'string' ? written : text
}

const blank = (page: NodeDocument, key: string, culture: Culture): NodeDocument => ({
  ...page,
  key,
  alias: 'translation',
  parentKey: page.key,
  name: `${page.name} (${culture})`,
  urlSegment: culture,
  source: { texts: [] },
  publishAt: null,
  unpublishAt: null,
  updated: null,
  id: null,
  path: [...page.path, { key: page.key, name: page.name }],
  version: 0,
  publishedVersion: null,
  state: 'draft',
  publication: null,
  release: null,
  file: null,
  conflict: null,
  present: [],
  request: null,
})

const markOf = (at: string, from: TextState['from']) => `${at} ${from && fingerprintsIn(from).at(-1)}`

/** By page, version and text: the versions of a page are read once for each of its own. */
const earlierEnglish = new Map<string, string | undefined>()
const maxEarlier = 5000

/** The English from which words that are behind were made, by place and fingerprint, out of the versions of the node. */
async function englishBefore(
  { db }: Options,
  key: string,
  { version, texts }: { version: number; texts: TextState[] },
): Promise<Map<string, string | undefined>> {
  const wanted = texts.flatMap(({ at, state, from }) => (state === 'behind' && from ? [markOf(at, from)] : []))
  const named = (mark: string) => `${key} ${version} ${mark}`
  if (wanted.some(mark => !earlierEnglish.has(named(mark)))) {
    const before = new Map<string, string>(
      (await versionsOf(db, key)).flatMap(({ state }) =>
        textsOf(state).map(text => [`${text.at} ${text.of}`, writtenText(state, text)] as const),
      ),
    )
    if (earlierEnglish.size > maxEarlier) earlierEnglish.clear()
    for (const mark of wanted) earlierEnglish.set(named(mark), before.get(mark))
  }
  return new Map(wanted.map(mark => [mark, earlierEnglish.get(named(mark))]))
}
