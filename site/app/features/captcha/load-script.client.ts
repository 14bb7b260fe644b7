const loaded = new Map<string, Promise<void>>()

/** Loads a third-party script once for all callers. Rejects when it cannot be loaded. */
export function loadScript(src: string): Promise<void> {
  const cached = loaded.get(src)
  if (cached) return cached
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      loaded.delete(src)
      script.remove()
      reject(new Error(`${src} could not be loaded`))
    })
    document.head.append(script)
  })
  loaded.set(src, loading)
  return loading
}
