import type { HTMLAttributes } from 'react'
import { useDocumentStyles } from './document-styles.tsx'

type CachedFragmentProps = Omit<HTMLAttributes<HTMLElement>, 'dangerouslySetInnerHTML'> & {
  /** Two parts with the same name are the same HTML; without a name the part is rendered each time. */
  name: string | undefined
  /** The element around it. */
  as?: 'div' | 'header' | 'nav'
}

/**
 * An element whose content many pages share: rendered once under its name, then put in as it is. Search forms, header and
 * footer are two thirds of a page.
 */
export function CachedFragment({ name, as: Box = 'div', children, ...attributes }: CachedFragmentProps) {
  const renderOnce = useDocumentStyles()?.renderOnce
  if (name === undefined || !renderOnce) return <Box {...attributes}>{children}</Box>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has just made it from components
  return <Box {...attributes} dangerouslySetInnerHTML={{ __html: renderOnce(name, children) }} />
}
