import type { ComponentProps, ReactNode } from 'react'
import { useAssets } from './page-assets.tsx'

type KeptPartProps = Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> & {
  /** Two parts with the same name are the same HTML; without a name the part is rendered each time. */
  name: string | undefined
  children: ReactNode
}

/** A box whose content many pages share: rendered once under its name, then put in as it is. The search forms are half of a page. */
export function KeptPart({ name, children, ...attributes }: KeptPartProps) {
  const renderOnce = useAssets()?.renderOnce
  if (name === undefined || !renderOnce) return <div {...attributes}>{children}</div>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has just made it from components
  return <div {...attributes} dangerouslySetInnerHTML={{ __html: renderOnce(name, children) }} />
}
