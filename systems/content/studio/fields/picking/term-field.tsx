import { slugOf } from '@agency/reference-data/search/words.ts'
import { closedList, listReducer } from '@agency/ui/combobox/list-state.ts'
import { useCombobox } from '@agency/ui/combobox/use-combobox.ts'
import { FieldFrame } from '@agency/ui/forms/field.tsx'
import { useEffect, useReducer, useState } from 'react'
import { readTerms, type Term } from '../../calls/nodes.ts'
import type { Nodes } from '../../parts/nodes/nodes-by-place.ts'
import { useStudio } from '../../parts/nodes/studio-data.ts'
import { useLoaded } from '../../parts/use-loaded.ts'
import { words } from '../../words/words.ts'
import type { FieldProps } from '../plain/field-props.ts'
import { useFrame } from '../plain/input-fields.tsx'
import { wordsOfTag } from '../plain/slugs.ts'

const maxOffered = 50

/** Existing or new words that connect pages; shown as words, stored with hyphens. */
export const TagField = (field: FieldProps<string>) => <TermField {...field} spell={slugOf} shownAs={wordsOfTag} />

export const PlaceNameField = (field: FieldProps<string>) => <TermField {...field} spell={trimmed} shownAs={asItIs} />

const trimmed = (typed: string) => typed.trim().replace(/\s+/g, ' ')
const asItIs = (value: string) => value

type TermFieldProps = FieldProps<string> & { spell: (typed: string) => string; shownAs: (value: string) => string }

function TermField({ value = '', onChange, spell, shownAs, ...field }: TermFieldProps) {
  const { frame, control } = useFrame(field)
  const [typed, setTyped] = useState(shownAs(value))
  const [first] = useState(value)
  // Shows a value that was replaced from outside, for example by a restored version.
  const shown = spell(typed) === value ? typed : shownAs(value)
  const terms = useTerms(field.path)
  const [list, dispatch] = useReducer(listReducer<Term>, closedList)
  const combobox = useCombobox({
    id: `${control.id}-list`,
    label: words.terms.list,
    list,
    dispatch,
    onOpen: () => offer(shown),
    onChoose: choose,
  })

  function offer(text: string) {
    const items = termsLike(terms, spell(text)).slice(0, maxOffered)
    dispatch({ type: 'answered', text, items, status: words.terms.found(items.length) })
  }
  function type(text: string) {
    setTyped(text)
    dispatch({ type: 'typed', text })
    offer(text)
    onChange(spell(text) || undefined)
  }
  function choose(term: Term) {
    setTyped(shownAs(term.value))
    onChange(term.value)
    dispatch({ type: 'chosen' })
  }
  /** Shows the stored spelling; a term that differs only in capitals is the existing one. */
  function leave() {
    dispatch({ type: 'closed' })
    const match = terms.find(term => term.value.toLowerCase() === value.toLowerCase())
    if (match && match.value !== value) onChange(match.value)
    setTyped(shownAs(match?.value ?? value))
  }

  // They may come after the field has the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when they come
  useEffect(() => {
    if (terms.length > 0 && document.activeElement?.id === control.id) offer(shown)
  }, [terms])

  const isNew = value !== '' && value !== first && terms.length > 0 && !terms.some(term => term.value === value)
  return (
    <FieldFrame {...frame}>
      <div className="combobox">
        <input
          {...control}
          {...combobox.fieldProps}
          value={shown}
          autoComplete="off"
          onChange={({ target }) => type(target.value)}
          onFocus={() => shown === '' && offer('')}
          onBlur={leave}
          onKeyDown={combobox.onKeyDown}
        />
        <div {...combobox.listProps} className="combobox__list">
          {list.items.map((term, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and handles the keys
            // biome-ignore lint/a11y/noStaticElementInteractions: its role comes with the other props
            <div key={term.value} {...combobox.itemProps(index)} onClick={() => choose(term)}>
              <span>{shownAs(term.value)}</span> <small>{words.terms.used(term.count)}</small>
            </div>
          ))}
        </div>
        <span className="visually-hidden" role="status">
          {list.status}
        </span>
        <small className="combobox__new" role="status">
          {isNew && words.terms.isNew}
        </small>
      </div>
    </FieldFrame>
  )
}

/** Terms that begin with the text come first. */
function termsLike(terms: Term[], text: string): Term[] {
  const wanted = text.toLowerCase()
  const place = ({ value }: Term) => value.toLowerCase().indexOf(wanted)
  return terms.filter(term => place(term) >= 0).sort((a, b) => Math.sign(place(a)) - Math.sign(place(b)))
}

const none: Term[] = []

/** Cached for all fields until the tree changes. */
const read = new WeakMap<Nodes, ReturnType<typeof readTerms>>()

/** Existing values, the most used first; empty while loading. @param path of the value */
function useTerms(path: string[]): Term[] {
  const { nodes } = useStudio()
  const name = path.findLast(part => !/^\d+$/.test(part)) ?? ''
  const all = useLoaded(() => {
    const terms = read.get(nodes) ?? readTerms()
    read.set(nodes, terms)
    return terms
  }, [nodes])
  return all?.terms[name] ?? none
}
