import { defineIsland } from '@agency/ui/islands/define-island.ts'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { siteSearchWords } from '@agency/words/search/site/words.ts'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { pageFieldId, SearchField } from './search-field.tsx'

/** Narrower screens open the search page, where the field has the full width. */
const wide = '(min-width: 768px)'

/** A link to the search page. On wide screens it opens a field below the header instead. */
function HeaderSearch() {
  const [isOpen, setOpen] = useState<boolean>()
  const opener = useRef<HTMLAnchorElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isOpen) return
    panel.current?.querySelector('input')?.focus()
    const closeOutside = ({ target }: Event) => {
      const isInside = [panel, opener].some(({ current }) => current?.contains(target as Node))
      if (!isInside) setOpen(false)
    }
    const leaving = new AbortController()
    for (const type of ['pointerdown', 'focusin']) addEventListener(type, closeOutside, { signal: leaving.signal })
    return () => leaving.abort()
  }, [isOpen])

  function press(event: MouseEvent) {
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
    if (elsewhere || !matchMedia(wide).matches) return
    event.preventDefault()
    const field = document.getElementById(`${pageFieldId}-input`)
    if (field) field.focus()
    else setOpen(!isOpen)
  }
  function closeByKey(event: KeyboardEvent) {
    // With the list open, Escape closes the list first.
    if (event.key !== 'Escape' || event.defaultPrevented) return
    setOpen(false)
    opener.current?.focus()
  }
  return (
    <>
      <a
        ref={opener}
        className="icon-button"
        href="/search"
        aria-label={siteSearchWords().open}
        aria-expanded={isOpen}
        onClick={press}
      >
        <Icon name="search" />
      </a>
      {isOpen !== undefined && (
        // biome-ignore lint/a11y/noStaticElementInteractions: it handles keys of the field inside
        <div ref={panel} className="search-drop" hidden={!isOpen} onKeyDown={closeByKey}>
          <SearchField id="header-search" className="wrap" placeholder={siteSearchWords().headerExamples} />
        </div>
      )}
    </>
  )
}

export const island = defineIsland('header-search', HeaderSearch)
