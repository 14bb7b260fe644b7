/**
 * Markdown needs a header row, equally many cells in each row, and one line in each cell. Drops empty rows and columns
 * at the end, which spreadsheets often copy; a single cell becomes a paragraph.
 */
export function keepTables(body: HTMLElement) {
  for (const inner of [...body.querySelectorAll('table table')]) inner.replaceWith(inner.textContent ?? '')
  for (const table of [...body.querySelectorAll('table')]) {
    const rows = trimmed(cellsOf(table))
    if (rows.length === 0) table.remove()
    else if (rows.length === 1 && rows[0]?.length === 1) table.replaceWith(paragraphOf(rows[0][0] ?? ''))
    else table.replaceWith(tableOf(rows))
  }
}

/** By rows; cells below a spanning cell are empty. */
function cellsOf(table: HTMLTableElement): string[][] {
  const grid: string[][] = []
  for (const [down, row] of [...table.rows].entries()) {
    for (const cell of row.cells) {
      const line = lineOf(grid, down)
      let right = 0
      while (line[right] !== undefined) right++
      const columns = Math.min(cell.colSpan, 50)
      for (let below = 0; below < Math.min(cell.rowSpan || 1, table.rows.length - down); below++)
        for (let beside = 0; beside < columns; beside++)
          lineOf(grid, down + below)[right + beside] = below === 0 && beside === 0 ? wordsOf(cell) : ''
    }
  }
  const width = Math.max(0, ...grid.map(line => line.length))
  return grid.map(line => Array.from({ length: width }, (_, index) => line[index] ?? ''))
}

function lineOf(grid: string[][], row: number): string[] {
  while (grid.length <= row) grid.push([])
  return grid[row] ?? []
}

function wordsOf(cell: HTMLTableCellElement): string {
  for (const end of cell.querySelectorAll('br')) end.replaceWith(' ')
  for (const block of [...cell.querySelectorAll('p, div, li, ul, ol, h2, h3, h4')])
    block.replaceWith(...block.childNodes, ' ')
  return cell.innerHTML.replace(/(?:\s|&nbsp;)+/g, ' ').trim()
}

const isBlank = (cell: string | undefined) => (cell ?? '').replace(/<[^>]*>/g, '').trim() === ''

function trimmed(rows: string[][]): string[][] {
  const last = rows.findLastIndex(row => !row.every(isBlank))
  const width = Math.max(0, ...rows.map(row => row.findLastIndex(cell => !isBlank(cell)) + 1))
  return rows.slice(0, last + 1).map(row => row.slice(0, width))
}

function tableOf(rows: string[][]): HTMLTableElement {
  const table = document.createElement('table')
  for (const [index, cells] of rows.entries()) {
    const row = table.insertRow()
    for (const cell of cells) {
      const element = document.createElement(index === 0 ? 'th' : 'td')
      // Markdown shows headers in bold anyway.
      element.innerHTML = index === 0 ? cell.replace(/<\/?(?:b|strong)\b[^>]*>/g, '') : cell
      row.append(element)
    }
  }
  return table
}

function paragraphOf(cell: string): HTMLParagraphElement {
  const paragraph = document.createElement('p')
  paragraph.innerHTML = cell
  return paragraph
}
