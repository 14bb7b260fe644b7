import { useDocumentStyles } from '../styles/document-styles.tsx'
import type { IslandDefinition } from './define-island.ts'
import { IslandTree } from './island-tree.tsx'

type IslandElementProps<Props extends object> = {
  of: IslandDefinition<Props>
  props: Props
  /**
   * When the browser brings it to life: at the first touch; also when it is near the view and somebody has moved, pressed or
   * scrolled anywhere; or also as soon as nothing else is to do. Each waits for the site's script, which starts after the page
   * has loaded.
   */
  when: 'touch' | 'near' | 'idle'
  /** Tells apart the islands of one kind on one page. */
  id?: string
  className?: string
}

/**
 * An island in a page. It is rendered by itself under a prefix of its own, because React counts ids from the root: rendered
 * as a part of the page it would have other ids in the page than in the browser. Within another island it is a component.
 */
export function Island<Props extends object>({ of, props, when, id = '', className }: IslandElementProps<Props>) {
  const renderIsland = useDocumentStyles()?.renderIsland
  const Component = of.component
  if (!renderIsland) return <Component {...props} />
  const prefix = (of.name + id).replace(/[^a-z0-9]/gi, '')
  const json = JSON.stringify(props).replaceAll('<', '\\u003c')
  const attributes = { 'data-island': of.name, 'data-prefix': prefix, 'data-when': when, className }
  const html = renderIsland(<IslandTree island={of} json={json} />, prefix)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has just made it from components
  return <div {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
}
