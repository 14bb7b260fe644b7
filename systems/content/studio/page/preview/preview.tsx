import type { Culture } from '@agency/contracts/content/route-node.ts'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { Button, Header, Menu, MenuItem, MenuSection, MenuTrigger, Popover } from 'react-aria-components'
import { useNavigate } from 'react-router'
import { previewLink, readAround } from '../../calls/nodes.ts'
import { Box } from '../../parts/forms/box.tsx'
import { isPageType, useStudio } from '../../parts/nodes/studio-data.ts'
import { useLoaded } from '../../parts/use-loaded.ts'
import { words } from '../../words/words.ts'
import { addressOf, fieldsByNode, type NodeFields, namesOf, type ShownField, type SiteMessage } from './shown-fields.ts'

const widths = [390, 820, 1440]
const linkHours = 12

type PreviewProps = { nodeKey: string; culture?: Culture; saves: number; before: PreviewPlace | undefined }

/**
 * `at`: the path of a page that shows the node; `width`: of the frame. Part of a studio address, so that the preview
 * stays open.
 */
export type PreviewPlace = { at: string; width: number }

/** The last saved version on the real site. Reloads after every save. */
export function Preview({ nodeKey, culture, saves, before }: PreviewProps) {
  const [width, setWidth] = useState(before?.width ?? widths[0] ?? 390)
  const { nodes, types } = useStudio()
  const isPart = !isPageType(types, nodes.byKey.get(nodeKey)?.alias ?? '')
  const url = useLoaded(() => previewOf(nodeKey, isPart, before?.at, culture), [nodeKey, culture])
  const frame = useRef<HTMLIFrameElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const room = useWidth(place)
  const scale = Math.min(1, room / width)

  useFollowing(frame, saves, url)
  const { groups, open } = useFields(frame, { nodeKey, url, width })

  return (
    <aside className="preview" aria-label={words.preview.title}>
      <div className="preview__widths" role="radiogroup" aria-label={words.preview.width}>
        {widths.map(one => (
          <Box key={one} type="radio" name="preview-width" checked={width === one} onChange={() => setWidth(one)}>
            {words.preview.widths[one as 390] ?? one}
          </Box>
        ))}
        <OnThisPage groups={groups} onOpen={open} />
      </div>
      <div className="preview__place" ref={place}>
        {url && (
          <iframe
            ref={frame}
            title={words.preview.title}
            src={url}
            style={{ width, height: `${100 / scale}%`, transform: `scale(${scale})` }}
          />
        )}
      </div>
    </aside>
  )
}

/** A part appears on the editor's last page or the first one that shows it. */
async function previewOf(key: string, isPart: boolean, before: string | undefined, culture?: Culture): Promise<string> {
  const shownAt = async () => (isPart ? (await readAround(key)).pages[0]?.path : undefined)
  const [{ url }, at] = await Promise.all([previewLink(key, linkHours), before ?? shownAt()])
  const shown = culture ? url.replace('/preview?', `/${culture}/preview?`) : url
  return at === undefined ? shown : `${shown}&at=${encodeURIComponent(at)}`
}

function useFields(
  frame: RefObject<HTMLIFrameElement | null>,
  { nodeKey, url, width }: { nodeKey: string; url: string | undefined; width: number },
) {
  const navigate = useNavigate()
  const studio = useStudio()
  const [page, setPage] = useState<{ path: string; fields: ShownField[] }>({ path: '', fields: [] })
  const groups = useMemo(() => fieldsByNode(page.fields, nodeKey, studio), [page, nodeKey, studio])
  const open = (origin: string, path = page.path) => {
    const state: PreviewPlace = { at: path, width }
    void navigate(addressOf(origin), { state })
  }
  useEffect(() => {
    if (url) frame.current?.contentWindow?.postMessage({ type: 'preview:names', names: namesOf(groups) }, originOf(url))
  }, [frame, groups, url])
  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent) => {
      if (!url || source !== frame.current?.contentWindow || origin !== originOf(url)) return
      const message = data as SiteMessage
      if (message.type === 'preview:fields') setPage(message)
      if (message.type === 'preview:press' && groups.some(({ key }) => message.origin.startsWith(`${key} `)))
        open(message.origin, message.path)
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  })
  return { groups, open }
}

const originOf = (url: string) => new URL(url).origin

function useWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!ref.current) return
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref])
  return width
}

/** A loaded preview reports within this time; an error page never does, and is loaded again after growing pauses. */
const silentMs = 2000

/**
 * A save during loading is applied as soon as the site listens. A page that never listens, such as an error page, is
 * loaded from its address.
 * @param saves number of acknowledged saves
 */
function useFollowing(frame: RefObject<HTMLIFrameElement | null>, saves: number, url: string | undefined): void {
  const site = useRef({ isListening: false, isLoaded: false, shows: saves, failures: 0 })

  useEffect(() => {
    const element = frame.current
    if (!url || !element) return
    let silent: ReturnType<typeof setTimeout> | undefined
    const follow = () => {
      const { isListening, isLoaded, shows } = site.current
      if (shows === saves || !(isListening || isLoaded)) return
      site.current = { ...site.current, isListening: false, isLoaded: false, shows: saves }
      if (isListening) element.contentWindow?.postMessage('preview:again', new URL(url).origin)
      else element.src = url
    }
    const hear = ({ source, data }: MessageEvent) => {
      if (source !== element.contentWindow || data !== 'preview:listening') return
      Object.assign(site.current, { isListening: true, failures: 0 })
      follow()
    }
    const loaded = () => {
      site.current.isLoaded = true
      silent = setTimeout(
        () => {
          if (!site.current.isListening) Object.assign(site.current, { shows: -1, failures: site.current.failures + 1 })
          follow()
        },
        silentMs * 2 ** Math.min(site.current.failures, 5),
      )
    }
    addEventListener('message', hear)
    element.addEventListener('load', loaded)
    follow()
    return () => {
      clearTimeout(silent)
      removeEventListener('message', hear)
      element.removeEventListener('load', loaded)
    }
  }, [frame, saves, url])
}

function OnThisPage({ groups, onOpen }: { groups: NodeFields[]; onOpen: (origin: string) => void }) {
  return (
    <MenuTrigger>
      <Button className="button button--quiet" isDisabled={groups.length === 0}>
        {words.preview.onThisPage}
      </Button>
      <Popover placement="bottom end">
        <Menu className="menu on-this-page" onAction={origin => onOpen(String(origin))}>
          {groups.map(({ key, name, fields }) => (
            <MenuSection key={key}>
              <Header>{name || words.preview.thisForm}</Header>
              {fields.map(({ origin, label, text }) => (
                <MenuItem key={origin} id={origin} textValue={`${label} ${text}`}>
                  <b>{label}</b> {text}
                </MenuItem>
              ))}
            </MenuSection>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
