const threads: Record<string, string> = { g: '#E2A72E', r: '#C8202F', l: '#138A8A' }

const pattern = ['  g   ', ' grg l', '  g   ']
const DIAMONDS = 10

/** Coloured cells: mail programs show no drawings and no gradients. */
export const songketBand = `<table role="presentation" aria-hidden="true" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#0B4250" style="table-layout:fixed">${pattern.map(rowOf).join('')}</table>`

function rowOf(row: string): string {
  const cells = [...row].map(thread => {
    const colour = threads[thread]
    return `<td height="6"${colour ? ` bgcolor="${colour}"` : ''} style="font-size:0;line-height:0"></td>`
  })
  return `<tr>${cells.join('').repeat(DIAMONDS)}</tr>`
}
