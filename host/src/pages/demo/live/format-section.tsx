import { formatCount, formatDuration, formatFen, formatFileSize } from '@xhkt/kit/format'
import { Time } from '@xhkt/kit/ui/time'
import { formatDate, weekdayName } from '@xhkt/platform/date'
import { Example, State, States } from '../layout/example.tsx'
import { FormatExample } from './format-example.tsx'

const noon = 1_767_240_000

const orNothing = (format: (value: number) => string) => (value: number) => (Number.isNaN(value) ? '请输入数字' : format(value))

export function FormatSection() {
  return (
    <>
      <FormatExample
        name="formatFileSize"
        when="文件大小：B、KB、MB、G，以 1024 进位，B 以上保留两位小数。"
        code="import { formatFileSize } from '@xhkt/kit/format'"
        unit="字节"
        samples={[512, 1536, 5242880, 2147483648]}
        format={orNothing(formatFileSize)}
      />
      <FormatExample
        name="formatCount"
        when="人数、次数：一万起以 w 为单位，最多两位小数。"
        code="import { formatCount } from '@xhkt/kit/format'"
        unit="次"
        samples={[9999, 10000, 12345, 1234567]}
        format={orNothing(formatCount)}
      />
      <FormatExample
        name="formatFen"
        when="金额：以分传入，不经过小数运算。"
        code="import { formatFen } from '@xhkt/kit/format'"
        unit="分"
        samples={[1, 9900, 19950, -50]}
        format={orNothing(formatFen)}
      />
      <FormatExample
        name="formatDuration"
        when="时长与播放位置：满一小时写成三段，未知时为 --:--。"
        code="import { formatDuration } from '@xhkt/kit/format'"
        unit="秒"
        samples={[9, 125, 3600, 45296]}
        format={orNothing(formatDuration)}
      />
      <FormatExample
        name="formatDate · weekdayName"
        when="北京时间的时刻与星期：十位时间戳为秒，十三位为毫秒，零表示还没有。"
        code="import { formatDate, weekdayName } from '@xhkt/platform/date'"
        unit="时间戳"
        samples={[noon, noon * 1000, 0]}
        format={orNothing((value) => `${formatDate(value)} ${value ? weekdayName(value) : ''}`.trim())}
      />
      <Example name="Time" when="页面上的时刻：给人看，也给机器读。" code="import { Time } from '@xhkt/kit/ui/time'">
        <States>
          <State label="时刻">
            <Time at={noon} />
          </State>
          <State label="未知">
            <Time at={Number.NaN} />
          </State>
        </States>
      </Example>
    </>
  )
}
