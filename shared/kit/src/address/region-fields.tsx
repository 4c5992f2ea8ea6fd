import { apiQuery, useQuery } from '@xhkt/platform/query'
import { SelectField } from '@xhkt/kit/form/select-field'
import { readError } from '@xhkt/kit/query/read-error'
import { InlineReadError } from '@xhkt/kit/ui/inline-read-error'
import css from './region-fields.module.css'

interface Field {
  id: string
  value: string
  error: string | undefined
  onValue: (value: string) => void
}

interface RegionFieldProps extends Field {
  label: string
  /** The region above; undefined for provinces, empty while none is chosen. */
  parent: string | undefined
  /** The label of the region above. */
  above?: string
}

function RegionField({ label, parent, above, error, ...field }: RegionFieldProps) {
  const enabled = parent !== ''
  const query = useQuery({ ...apiQuery('/v1/region/list', parent === undefined ? {} : { parent }), enabled, staleTime: Infinity })
  if (enabled && readError(query)) {
    return (
      <div className={css.regionError}>
        <InlineReadError name={label} query={query} />
      </div>
    )
  }
  return (
    <SelectField
      {...field}
      // A disabled field shows no error: the region above it is the missing one.
      error={enabled ? error : undefined}
      label={label}
      disabled={!query.data}
      placeholder={query.isFetching ? '加载中' : enabled ? '请选择' : `请先选${above}`}
      options={(query.data?.list ?? []).map(({ id, name }) => ({ value: id, text: name }))}
    />
  )
}

interface Props {
  province: Field
  city: Field
  district: Field
}

/** Province, city and district. A change of one empties those below it. */
export function RegionFields({ province, city, district }: Props) {
  const change = (changed: Field, ...below: Field[]) => (value: string) => {
    changed.onValue(value)
    for (const field of below) field.onValue('')
  }
  return (
    <div className={css.regions}>
      <RegionField {...province} label="省份" parent={undefined} onValue={change(province, city, district)} />
      <RegionField {...city} label="城市" above="省份" parent={province.value} onValue={change(city, district)} />
      <RegionField {...district} label="区县" above="城市" parent={city.value} />
    </div>
  )
}
