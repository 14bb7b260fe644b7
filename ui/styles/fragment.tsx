import type { HTMLAttributes } from 'react'
import { useDocumentStyles } from './document-styles.tsx'

type CachedFragmentProps = Omit<HTMLAttributes<HTMLElement>, 'dangerouslySetInnerHTML'> & {
  /** Fragments with the same name have the same HTML; without a name there is no caching. */
  name: string | undefined
  as?: 'div' | 'header' | 'nav'
}

/** Rendered once for each name. Search forms, header and footer are two thirds of a page. */
export function CachedFragment({ name, as: Box = 'div', children, ...attributes }: CachedFragmentProps) {
  const renderOnce = useDocumentStyles()?.renderOnce
  if (name === undefined || !renderOnce) return <Box {...attributes}>{children}</Box>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has just rendered it
  return <Box {...attributes} dangerouslySetInnerHTML={{ __html: renderOnce(name, children) }} />
}
