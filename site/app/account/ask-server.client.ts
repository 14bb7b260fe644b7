const patience = 8000

/** Asks one of our private calls. @returns What it says, whatever its status; undefined when it cannot be had. */
export async function askServer(path: string, body: object): Promise<Record<string, unknown> | undefined> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    })
    const answer = (await response.json()) as Record<string, unknown>
    return response.ok ? answer : undefined
  } catch {
    return undefined
  }
}
