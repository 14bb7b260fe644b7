import { useDocumentStyles } from './document-styles.tsx'

/**
 * The security policy allows it by its hash; its own precedence keeps React from joining it with others, which would
 * change the hash.
 */
export function PageStyle({ name }: { name: string }) {
  const styles = useDocumentStyles()?.pageStyles
  if (!styles) return null
  const css = styles[name]
  if (css === undefined) throw new Error(`There is no page style "${name}".`)
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet
    <style href={name} precedence={name} dangerouslySetInnerHTML={{ __html: css }} />
  )
}
