import type { Culture } from '@agency/contracts/content/route-node.ts'
import type { Editable, PairedText, TranslationAnswer } from '@agency/contracts/manage/nodes/node.ts'
import { useEffect, useMemo, useState } from 'react'
import { Link, useLoaderData, useLocation, useRevalidator } from 'react-router'
import { editableOf, mendNode, readNode } from '../../calls/nodes.ts'
import { may } from '../../calls/session.ts'
import { addressOfTranslation, readTranslation } from '../../calls/translations.ts'
import { Faults } from '../../fields/plain/field-props.ts'
import { announce } from '../../parts/announcements.tsx'
import { QuietButton, SmallButton } from '../../parts/forms/buttons.tsx'
import { useCall } from '../../parts/forms/use-call.ts'
import { isPageType, useStudio } from '../../parts/nodes/studio-data.ts'
import { faultText } from '../../words/labels.ts'
import { words } from '../../words/words.ts'
import { useNamedField } from '../form/named-field.ts'
import { PageFrame } from '../frame/page-frame.tsx'
import { type OpenPage, useOpenPage } from '../saving/use-open-page.ts'
import { TextPair } from './text-pair.tsx'
import { indexOfWords, withWords, wordsIn } from './translated-texts.ts'

const { translations } = words

/** A page in a language beside its English. */
export function TranslationScreen() {
  const read = useLoaderData<TranslationAnswer>()
  const { search } = useLocation()
  if (read.isInTrash)
    return (
      <section className="screen">
        <h1>{read.document.name}</h1>
        <p>
          {translations.inTrash} <Link to="/trash">{translations.toTrash}</Link>
        </p>
      </section>
    )
  return <OpenTranslation key={`${read.document.key}${search}`} read={read} />
}

function OpenTranslation({ read }: { read: TranslationAnswer }) {
  const { document } = read
  const pageKey = document.parentKey ?? ''
  const { revalidate } = useRevalidator()
  const page = useOpenPage(document, revalidate)
  const { user } = useStudio()
  const { draft, status, round } = page
  const { texts, unused } = useTexts(read, page)
  const all = wordsIn(draft)
  const mayWrite = may(user, 'writer')
  const culture = document.urlSegment as Culture
  useNamedField(() => {}, placeOfWords)
  const { call } = useCall()

  /** The field at which a fault of the stored words is shown. */
  function placeOfWords(path: string[]): string[] {
    const index = Number(path[1] === 'texts' ? path[2] : undefined)
    const text = texts.find(one => indexOfWords(all, one) === index)
    return text ? ['source', ...text.path] : path
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the faults belong to the saved words
  const faults = useMemo(
    () => new Map(status.faults.map(fault => [placeOfWords(fault.path).slice(1).join('.'), faultText(fault)])),
    [status.faults],
  )

  const stillRight = (text: PairedText) =>
    call(async () => {
      await page.flush()
      const path = ['source', 'texts', String(indexOfWords(all, text)), 'of']
      const mend = { kind: 'meaning' as const, path, from: text.from ?? '', to: text.of }
      const { outcome } = await mendNode(document.key, [mend])
      if (outcome === 'unchanged') throw new Error(words.each.notFound)
      const now = await readNode(document.key)
      page.replace(editableOf(now), now.version, true)
      return { message: translations.stillRightDone(outcome === 'draft') }
    })

  const missing = texts.filter(text => indexOfWords(all, text) < 0)
  function copyMissing() {
    page.change(newest =>
      missing.reduce<Pick<Editable, 'source'>>((next, text) => withWords(next, text, text.english), newest),
    )
    announce(translations.copied(missing.length))
  }
  return (
    <PageFrame document={document} page={page} preview={{ nodeKey: pageKey, culture, before: undefined }}>
      <Faults value={faults}>
        <fieldset key={round} className="page__tabs pairs" disabled={!mayWrite}>
          <p className="page__help">{texts.length === 0 ? translations.none : translations.help}</p>
          {texts.length > 0 && <p className="page__help">{translations.keys}</p>}
          {mayWrite && missing.length > 0 && (
            <p>
              <QuietButton onClick={copyMissing}>{translations.copyAll(missing.length)}</QuietButton>
            </p>
          )}
          {texts.map(text => (
            <TextPair
              key={`${text.at} ${text.of}`}
              text={text}
              entry={all[indexOfWords(all, text)]}
              culture={culture}
              mayWrite={mayWrite}
              onType={(typed, state) => page.change(newest => withWords(newest, text, typed, state))}
              onStillRight={() => stillRight(text)}
            />
          ))}
          <Unused unused={unused} texts={texts} page={page} />
          <Parts pageKey={pageKey} culture={culture} />
        </fieldset>
      </Faults>
    </PageFrame>
  )
}

/** Read again after each save: its state, what changed in English, advice about its words. */
function useTexts(first: TranslationAnswer, { status: { version }, round }: OpenPage) {
  const [read, setRead] = useState(first)
  const { parentKey, urlSegment } = first.document
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a save or a replacement
  useEffect(() => {
    let isWanted = true
    readTranslation(parentKey ?? '', urlSegment).then(
      now => isWanted && setRead(now),
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [version, round])
  return read
}

type UnusedProps = Pick<TranslationAnswer, 'unused' | 'texts'> & { page: OpenPage }

/** The English of these was deleted. */
function Unused({ unused, texts, page }: UnusedProps) {
  if (unused.length === 0) return null
  const used = (all: ReturnType<typeof wordsIn>) => new Set(texts.map(text => indexOfWords(all, text)))
  const remove = () =>
    page.change(({ source }) => {
      const all = wordsIn({ source })
      return { source: { ...source, texts: all.filter((_, index) => used(all).has(index)) } }
    })
  return (
    <section className="notice-box">
      <p>{translations.unused(unused.length)}</p>
      <ul>
        {unused.map(one => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <p>
        <SmallButton onClick={remove}>{translations.removeUnused}</SmallButton>
      </p>
    </section>
  )
}

/** Questions, menu entries and sections are nodes of their own. */
function Parts({ pageKey, culture }: { pageKey: string; culture: Culture }) {
  const { nodes, types } = useStudio()
  const parts = (nodes.below.get(pageKey) ?? []).filter(({ alias }) => !isPageType(types, alias))
  if (parts.length === 0) return null
  return (
    <section className="below">
      <h2>{translations.parts}</h2>
      <ul>
        {parts.map(({ key, name, translations: marks }) => (
          <li key={key}>
            <Link to={addressOfTranslation(key, culture)}>{name}</Link>{' '}
            <small>{marks?.[culture] ? translations.mark(marks[culture]) : translations.notStarted}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
