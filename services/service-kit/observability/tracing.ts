import type { TracingSettings } from '../process/settings.ts'
import type { Tracing } from './open-telemetry.ts'

/**
 * Starts tracing if there is somewhere to send traces; otherwise nothing of it is loaded.
 * @param service Named in every span.
 */
export async function startTracing(service: string, settings: TracingSettings): Promise<Tracing | undefined> {
  if (settings.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return undefined
  const { openTelemetry } = await import('./open-telemetry.ts')
  return openTelemetry(service, settings.OTEL_EXPORTER_OTLP_ENDPOINT, settings.OTEL_TRACES_SAMPLER_ARG)
}
