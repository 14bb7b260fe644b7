import { PageStyle } from '../styles/page-style.tsx'

/** @param html Sanitised by `sanitizeHtml`, as the page model guarantees. */
export function Prose({ html, className = '' }: { html: string; className?: string }) {
  if (!html) return null
  return (
    <>
      <PageStyle name="prose" />
      {html.includes('<table') && <PageStyle name="table" />}
      {html.includes('class="embed') && <PageStyle name="embed" />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the page model holds sanitised HTML only */}
      <div className={`prose ${className}`.trim()} dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
    </>
  )
}
