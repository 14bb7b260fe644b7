import type { Element, Properties, Root } from 'hast'
import { reportedElements } from './allowed-html.ts'
import { frameAttributes, linkToRecording } from './embeds.ts'
import { linkAttributes } from './links.ts'
import { imageAttributes } from './pictures.ts'
import { attributesOf, eachElement } from './tree.ts'

/** Headings get their level; links, pictures and frames get the attributes that tools hide elsewhere. */
export function readElements(tree: Root, top: number, report: (reason: string) => void): void {
  const levelOf = headingLevels(top)
  eachElement(tree, node => {
    const { tagName } = node
    const recording = linkToRecording(node, report)
    if (recording) return [recording]
    if (reportedElements.has(tagName)) report(`${tagName} is not allowed in a text`)
    if (/^h[1-6]$/.test(tagName)) node.tagName = `h${levelOf(Number(tagName[1]))}`
    // The corner of a table heads nothing.
    else if (tagName === 'th' && !hasContent(node)) node.tagName = 'td'
    else if (tagName === 'a') node.properties = linkAttributes(attributesOf(node), report)
    else if (tagName === 'img') node.properties = pictureProperties(imageAttributes(attributesOf(node)))
    else if (tagName === 'iframe') node.properties = frameAttributes(attributesOf(node))
    return undefined
  })
}

const pictureProperties = ({ src, alt, width, height }: Record<string, string>): Properties => ({
  src,
  alt,
  width,
  height,
})

/** Editors leave empty paragraphs and headings as space. */
export function dropEmpty(tree: Root): void {
  eachElement(tree, node => (/^(?:p|h\d)$/.test(node.tagName) && !hasContent(node) ? [] : undefined))
}

function hasContent({ children }: Element): boolean {
  return children.some(child =>
    child.type === 'text'
      ? child.value.trim() !== ''
      : child.type === 'element' && (/^(?:img|iframe)$/.test(child.tagName) || hasContent(child)),
  )
}

/** The returned function maps headings, from first to last, to the levels of an outline without gaps. */
function headingLevels(top: number): (given: number) => number {
  const open: number[] = []
  return tree => {
    while (open.length > 0 && (open.at(-1) ?? 0) >= tree) open.pop()
    open.push(tree)
    return Math.min(6, top + open.length - 1)
  }
}
