import { termOf } from '@agency/words/term-words.ts'
import { useDocumentStyles } from '../styles/document-styles.tsx'
import type { IslandDefinition } from './define-island.ts'
import { IslandTree } from './island-tree.tsx'

type IslandElementProps<Props extends object> = {
  of: IslandDefinition<Props>
  props: Props
  /**
   * `touch`: the first touch; `near`: also near the view after the visitor's first move; `idle`: also when the browser
   * is idle. All wait for the site's script, which starts after the page has loaded.
   */
  when: 'touch' | 'near' | 'idle'
  id?: string
  className?: string
}

/**
 * Rendered separately, with its own prefix of ids: React numbers ids from the root, so as a part of the page it would
 * have other ids than in the browser. Within another island it is an ordinary component.
 */
export function Island<Props extends object>({ of, props, when, id = '', className }: IslandElementProps<Props>) {
  const renderIsland = useDocumentStyles()?.renderIsland
  const Component = of.component
  if (!renderIsland) return <Component {...props} />
  const prefix = (of.name + id).replace(/[^a-z0-9]/gi, '')
  const json = JSON.stringify(props).replaceAll('<', '\\u003c')
  const attributes = { 'data-island': of.name, 'data-prefix': prefix, 'data-when': when, className, ...termsIn(json) }
  const html = renderIsland(<IslandTree island={of} json={json} />, prefix)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has just rendered it
  return <div {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
}

/** The words of terms in the props, also of those that the island shows later. */
function termsIn(json: string): { 'data-terms'?: string } {
  const terms: Record<string, string> = {}
  JSON.parse(json, (name, value) => {
    for (const text of [name, value]) {
      const words = typeof text === 'string' ? termOf(text) : undefined
      if (words) terms[text] = words
    }
    return value
  })
  return Object.keys(terms).length > 0 ? { 'data-terms': JSON.stringify(terms) } : {}
}
