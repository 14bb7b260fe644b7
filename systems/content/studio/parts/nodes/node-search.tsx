import { useEffect, useState } from 'react'
import { Autocomplete, Input, ListBox, ListBoxItem, TextField } from 'react-aria-components'
import { type Hit, searchNodes } from '../../calls/nodes.ts'
import { words } from '../../words/words.ts'
import { LinkButton } from '../forms/buttons.tsx'
import { StateTag } from './state-tag.tsx'
import { typeName, useStudio } from './studio-data.ts'

export type Found = Hit & { hash?: string }

export function NodeSearch({
  onPick,
  fits = () => true,
  first = () => [],
  onAll,
}: {
  onPick: (hit: Found) => void
  fits?: (hit: Hit) => boolean
  first?: (typed: string) => Found[]
  /** Shows all hits of the typed words. */
  onAll?: (typed: string) => void
}) {
  const [typed, setTyped] = useState('')
  const { found, failure } = useHits(typed)
  const all: Found[] = found ? [...first(typed), ...found.filter(fits)] : []
  const hits = all.map(hit => ({ ...hit, id: hit.key + (hit.hash ?? '') }))
  const { types } = useStudio()
  return (
    <div className="search">
      <Autocomplete inputValue={typed} onInputChange={setTyped}>
        <SearchInput label={words.search.label} placeholder={words.search.placeholder} />
        <ListBox
          aria-label={words.search.hits}
          className="search__hits"
          items={hits}
          renderEmptyState={() =>
            typed.trim() === '' ? words.search.hint : (failure ?? (found ? words.search.none : words.search.looking))
          }
          onAction={key => {
            const hit = hits.find(one => one.id === key)
            if (hit) onPick(hit)
          }}
        >
          {hit => (
            <ListBoxItem id={hit.id} textValue={hit.name} className="search__hit">
              <b>{hit.name}</b>
              <Unseen nodeKey={hit.key} />
              <small>{[typeName(types, hit.alias), hit.path].filter(Boolean).join(' · ')}</small>
            </ListBoxItem>
          )}
        </ListBox>
      </Autocomplete>
      {onAll && typed.trim() !== '' && (
        <LinkButton onClick={() => onAll(typed.trim())}>{words.search.all(typed.trim())}</LinkButton>
      )}
    </div>
  )
}

/** For visitors, such as a draft. */
function Unseen({ nodeKey }: { nodeKey: string }) {
  const state = useStudio().nodes.byKey.get(nodeKey)?.state
  return state === 'draft' || state === 'scheduled' || state === 'ended' ? <StateTag state={state} /> : null
}

/** `found` is undefined while loading and after a failure. */
function useHits(typed: string): { found?: Hit[] | undefined; failure?: string | undefined } {
  const [answer, setAnswer] = useState<{ typed: string; hits?: Hit[]; failure?: string }>()
  useEffect(() => {
    if (typed.trim() === '') return
    const stopping = new AbortController()
    const timer = setTimeout(() => {
      searchNodes(typed, stopping.signal).then(
        ({ hits }) => setAnswer({ typed, hits }),
        error => {
          if (!stopping.signal.aborted) setAnswer({ typed, failure: error.message })
        },
      )
    }, 120)
    return () => {
      clearTimeout(timer)
      stopping.abort()
    }
  }, [typed])
  if (typed.trim() === '') return { found: [] }
  return answer?.typed === typed ? { found: answer.hits, failure: answer.failure } : {}
}

/** Escape closes the window at once; a SearchField would only clear its text first. */
export function SearchInput({ label, placeholder }: { label: string; placeholder?: string }) {
  return (
    <TextField aria-label={label} type="search" autoFocus>
      <Input placeholder={placeholder} />
    </TextField>
  )
}
