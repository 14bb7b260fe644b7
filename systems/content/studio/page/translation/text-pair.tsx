import type { Culture } from '@agency/contracts/content/route-node.ts'
import type { PairedText } from '@agency/contracts/manage/nodes/node.ts'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { tagOf } from '@agency/words/languages.ts'
import { type KeyboardEvent, useState } from 'react'
import { Field } from '../../fields/field.tsx'
import { Box } from '../../parts/forms/box.tsx'
import { SmallButton } from '../../parts/forms/buttons.tsx'
import { placeOf } from '../../words/labels.ts'
import { words } from '../../words/words.ts'
import { WordDiff } from '../versions/word-diff.tsx'
import { stateOf, type Words } from './translated-texts.ts'

type TextPairProps = {
  text: PairedText
  entry: Words | undefined
  culture: Culture
  mayWrite: boolean
  onType: (typed: string | undefined, state?: Words['state']) => void
  onStillRight: () => void
}

/** Tab leads from text to text; keys in the text do what the buttons below it do. */
export function TextPair({ text, entry, culture, mayWrite, onType, onStillRight }: TextPairProps) {
  const { translations } = words
  const { path, kind, english, of } = text
  const [copies, setCopies] = useState(0)
  const state = stateOf(entry, { of })
  const isSaved = entry?.words !== undefined && text.state === state
  const copy = () => {
    onType(english)
    setCopies(copies + 1)
  }
  const review = () => entry && onType(entry.words, state === 'reviewed' ? 'draft' : 'reviewed')
  const keys: Record<string, () => void> = { KeyE: copy }
  if (state === 'draft' || state === 'reviewed') keys.KeyR = review
  if (state === 'behind') keys.KeyS = onStillRight
  function press(event: KeyboardEvent) {
    const run = event.altKey && !event.ctrlKey && mayWrite ? keys[event.code] : undefined
    if (run === undefined) return
    event.preventDefault()
    run()
  }
  const place = placeOf(path)
  const button = { tabIndex: -1, disabled: !mayWrite }
  return (
    <section className={`pair pair--${state}`} aria-label={place} onKeyDown={press}>
      <h2 className={path.length === 1 ? 'visually-hidden' : undefined}>{place}</h2>
      <div className="pair__sides">
        <div lang={tagOf('en')} className="pair__english">
          {english}
        </div>
        <div className="pair__words">
          <Field
            key={copies}
            path={path}
            schema={{ title: kind }}
            value={entry?.words}
            required
            lang={tagOf(culture)}
            onChange={value => onType(value as string | undefined)}
          />
          <div className="pair__actions">
            <span className={`pair__state pair__state--${state}`}>
              {translations.states[state]}
              {isSaved && text.by && `, ${translations.by(text.by)}`}
            </span>
            {(state === 'draft' || state === 'reviewed') && (
              <Box {...button} aria-keyshortcuts="Alt+R" checked={state === 'reviewed'} onChange={review}>
                {translations.reviewed}
              </Box>
            )}
            {state === 'behind' && (
              <SmallButton {...button} aria-keyshortcuts="Alt+S" onClick={onStillRight}>
                {translations.stillRight}
              </SmallButton>
            )}
            <SmallButton {...button} aria-keyshortcuts="Alt+E" onClick={copy}>
              {translations.copy}
            </SmallButton>
          </div>
          {isSaved &&
            text.warnings.map(warning => (
              <p key={warning} className="finding finding--warning">
                <Icon name="info" size={18} /> {warning}
              </p>
            ))}
        </div>
      </div>
      {text.state === 'behind' && (
        <details open>
          <summary>{translations.changed}</summary>
          {text.was === null ? <p>{translations.changedUnknown}</p> : <WordDiff before={text.was} after={english} />}
        </details>
      )}
    </section>
  )
}
