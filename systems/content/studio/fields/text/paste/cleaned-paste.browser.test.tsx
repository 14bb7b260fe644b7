import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { MarkdownEditor } from '../markdown-editor.tsx'
import excelCells from './excel-cells.clipboard?raw'
import wordPage from './word-page.clipboard?raw'

const element = document.body.appendChild(document.createElement('div'))
let markdown = ''
let root: ReturnType<typeof createRoot>
beforeEach(() => {
  markdown = ''
  root = createRoot(element)
  root.render(<MarkdownEditor id="text" markdown="" onChange={text => (markdown = text)} />)
})
afterEach(() => root.unmount())

/** Pastes as a browser does, and gives back the Markdown that is saved. */
async function pasted(html: string, plain = 'plain text'): Promise<string> {
  const text = page.getByRole('textbox').last()
  await text.click()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', html)
  clipboardData.setData('text/plain', plain)
  text.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await expect.poll(() => markdown).not.toBe('')
  return markdown.trim().replace(/\n{3,}/g, '\n\n')
}

test('a Word page keeps its headings, lists, table, links and marks, and nothing else', async () => {
  expect(await pasted(wordPage)).toBe(`## Penang by train

Leave Kuala Lumpur after breakfast, and be in **George Town** for *char kway teow*. Seats are kept for you.

### What is included

- Return ticket
  - Window seats **on wish**
- Two nights, [the hotel](https://example.com/hotel) by the sea

1. Book
2. Board

| Train    | Leaves |
| -------- | ------ |
| ETS Gold | 08:00  |`)
})

test('Excel cells become a table without empty, hidden and merged cells', async () => {
  const table = await pasted(excelCells)
  expect(table.split('\n').map(line => line.replace(/ +/g, ' '))).toEqual([
    '| Departure | Per person | |',
    expect.stringMatching(/^\| -+ \| -+ \| -+ \|$/),
    '| March | RM1,234.50 | RM1,800.00 |',
    '| | RM1,300.00 | twin \\| single |',
  ])
})

test('a single Excel cell becomes its text', async () => {
  expect(await pasted('<table><tr><td class=xl65 align=right>RM1,234.50</td></tr></table>')).toBe('RM1,234.50')
})

test('a list with typed markers becomes a list, and a paragraph that begins with a number does not', async () => {
  const item = (text: string) => `<p class=MsoListParagraph>${text}</p>`
  expect(
    await pasted(`${item('3)&nbsp; Third')}${item('4)&nbsp; Fourth')}<p class=MsoNormal>2027 is no item</p>`),
  ).toBe('3. Third\n4. Fourth\n\n2027 is no item')
})

test('bold by style stays bold, and the bold wrapper of Google does not', async () => {
  const html = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p><span style="font-weight:700">Bold</span> and <span style="font-style:italic">italic</span></p></b>`
  expect(await pasted(html)).toBe('**Bold** and *italic*')
})

test.each([
  [
    'WhatsApp',
    '<span style="white-space: pre-wrap;">Day 1: Arrive\nDay 2: Island hopping\n* Terms apply\n#Langkawi</span>',
  ],
  [
    'Telegram',
    '<div style="white-space-collapse: preserve">Day 1: Arrive\nDay 2: Island hopping\n* Terms apply\n#Langkawi</div>',
  ],
])('the lines of a message from %s stay lines', async (_, html) => {
  const lines = ['Day 1: Arrive', 'Day 2: Island hopping', '\\* Terms apply', '#Langkawi']
  expect(await pasted(html)).toBe(lines.join('\\\n'))
})

test('items of Word Online become one nested list', async () => {
  const item = (level: number, words: string) =>
    `<div class="ListContainerWrapper"><ul><li data-aria-level="${level}"><p><span>${words}</span></p></li></ul></div>`
  expect(await pasted(item(1, 'Day one') + item(2, 'Ferry at nine') + item(1, 'Day two'))).toBe(
    '- Day one\n  - Ferry at nine\n- Day two',
  )
})

test.each([
  'https://www.google.com/url?q=https://example.com/ferry&sa=D&source=docs',
  'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2Fferry&data=05',
  'https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.com%2Fferry&h=AT',
])('a tracking link becomes its real target: %s', async address => {
  const html = `<p>See <a href="${address.replaceAll('&', '&amp;')}">times</a><img src="https://lh7-rt.googleusercontent.com/docsz/x"></p>`
  expect(await pasted(html)).toBe('See [times](https://example.com/ferry)')
})

test('scripts, links to local files and foreign pictures are removed', async () => {
  const html = `<p onclick="alert(1)">See <a href="file:///C:/a.docx">this</a> and <a href="javascript:alert(1)">that</a></p><script>alert(1)</script><img src="data:image/png;base64,AAAA">`
  expect(await pasted(html)).toBe('See this and that')
})
