/** Puts every table, not the ones inside it, into a box that scrolls by itself on small screens. Each box has a name of its own. */
export function withScrollingTables(html: string): string {
  let depth = 0
  let count = 0
  return html.replace(/<(\/?)table[^>]*>/g, (tag, slash: string, at: number) => {
    if (slash) {
      depth -= 1
      return depth === 0 ? `${tag}</div>` : tag
    }
    depth += 1
    if (depth > 1) return tag
    count += 1
    const label = `Table ${count}${captionOf(html.slice(at))}`
    return `<div class="table-scroll" role="region" tabindex="0" aria-label="${label}">${tag}`
  })
}

function captionOf(fromTable: string): string {
  const caption = /^<table[^>]*>\s*<caption[^>]*>([\s\S]*?)<\/caption>/.exec(fromTable)?.[1] ?? ''
  const words = caption
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return words && `: ${words.replaceAll('"', '&quot;')}`
}
