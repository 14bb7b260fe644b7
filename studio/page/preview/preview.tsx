import { type RefObject, useEffect, useRef, useState } from 'react'
import { previewLink } from '../../calls/nodes.ts'
import { Box } from '../../parts/forms/box.tsx'
import { useLoaded } from '../../parts/use-loaded.ts'
import { words } from '../../words/words.ts'

const widths = [390, 820, 1440]
const LINK_HOURS = 12

/** The real site beside the form, with the last saved version. It reloads after every save. */
export function Preview({ nodeKey, saves }: { nodeKey: string; saves: number }) {
  const [width, setWidth] = useState(widths[0] ?? 390)
  const url = useLoaded(() => previewLink(nodeKey, LINK_HOURS), [nodeKey])?.url
  const frame = useRef<HTMLIFrameElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const room = useWidth(place)
  const scale = Math.min(1, room / width)

  useFollowing(frame, saves, url)

  return (
    <aside className="preview" aria-label={words.preview.title}>
      <div className="preview__widths" role="radiogroup" aria-label={words.preview.width}>
        {widths.map(one => (
          <Box key={one} type="radio" name="preview-width" checked={width === one} onChange={() => setWidth(one)}>
            {words.preview.widths[one as 390] ?? one}
          </Box>
        ))}
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

/** The width of an element in CSS pixels, as it changes. */
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

/** A loaded preview reports within this time that it listens; an error page never does. */
const SILENT_MS = 2000

/**
 * Reloads the framed site after every save. A save during loading is applied as soon as the site listens. A page that
 * never listens, such as an error page, is loaded from its address.
 * @param saves how many saves were acknowledged
 * @param url of the framed page
 */
function useFollowing(frame: RefObject<HTMLIFrameElement | null>, saves: number, url: string | undefined): void {
  const site = useRef({ isListening: false, isLoaded: false, shows: saves })

  useEffect(() => {
    const element = frame.current
    if (!url || !element) return
    let silent: ReturnType<typeof setTimeout> | undefined
    const follow = () => {
      const { isListening, isLoaded, shows } = site.current
      if (shows === saves || !(isListening || isLoaded)) return
      site.current = { isListening: false, isLoaded: false, shows: saves }
      if (isListening) element.contentWindow?.postMessage('preview:again', new URL(url).origin)
      else element.src = url
    }
    const hear = ({ source, data }: MessageEvent) => {
      if (source !== element.contentWindow || data !== 'preview:listening') return
      site.current.isListening = true
      follow()
    }
    const loaded = () => {
      site.current.isLoaded = true
      silent = setTimeout(follow, SILENT_MS)
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
