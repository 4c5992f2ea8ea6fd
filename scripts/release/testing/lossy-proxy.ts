import { connect, createServer, type AddressInfo } from 'node:net'

/** A proxy that closes the connection instead of passing on the answer to a write, `answersToLose` times. */
export class LossyProxy {
  answersToLose = 0
  private readonly server = createServer((client) => {
    const upstream = connect(this.port, '127.0.0.1')
    let writing = false
    client.on('data', (chunk) => {
      const [method] = /^(GET|HEAD|POST|PUT|DELETE) /.exec(chunk.toString('latin1', 0, 8)) ?? []
      if (method) writing = method === 'PUT '
      upstream.write(chunk)
    })
    upstream.on('data', (chunk) => {
      if (!writing || this.answersToLose === 0) return void client.write(chunk)
      this.answersToLose--
      client.destroy()
    })
    client.on('close', () => upstream.destroy()).on('error', () => undefined)
    upstream.on('close', () => client.destroy()).on('error', () => undefined)
  })

  constructor(private readonly port: number) {}

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  close(): void {
    this.server.close()
  }
}
