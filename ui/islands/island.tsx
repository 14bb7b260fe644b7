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
  const attributes = { 'data-island': of.name, 'data-prefix': prefix, 'data-when': when, className }
  const html = renderIsland(<IslandTree island={of} json={json} />, prefix)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has just rendered it
  return <div {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
}
