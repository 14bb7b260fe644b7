import { type RefObject, useEffect, useRef } from 'react'

/** So long after it has loaded, a preview has long said that it listens; what says nothing is the page of an error. */
const SILENT_MS = 2000

/**
 * Has the framed site load itself again after every save. What is saved while it loads is asked for as soon as it listens. A
 * page that never listens, because the site could not show the preview, is loaded from its address.
 * @param saves How many saves were acknowledged. @param url What the frame shows.
 */
export function useFollowing(frame: RefObject<HTMLIFrameElement | null>, saves: number, url: string | undefined): void {
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
