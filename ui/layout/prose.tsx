/**
 * Text from an editor.
 * @param html Must have gone through `sanitizeHtml`; the page model guarantees it.
 */
export function Prose({ html, className = '' }: { html: string; className?: string }) {
  if (!html) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the page model holds sanitised HTML only
  return <div className={`prose ${className}`.trim()} dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
}
