import { Art, type ArtProps } from './Art';
import { spark, ticks } from './geometry';

/** A hand and its lines. */
export function PalmLines(frame: ArtProps) {
  return (
    <Art {...frame} viewBox="-100 -110 200 210">
      <g transform="translate(-92 -132)">
        <path d="M70 228C69 212 61 199 52 184 43 169 30 154 20 141 13 131 23 121 33 128 45 136 53 146 63 150 60 126 54 96 50 68 48 55 62 51 66 63 71 85 74 103 80 117 80 93 80 64 82 38 83 26 97 26 98 38 100 66 100 92 102 115 106 92 110 70 116 48 119 37 132 40 131 51 128 77 123 100 122 121 128 106 136 92 143 80 149 71 161 77 158 88 151 108 143 127 141 148 138 176 131 204 130 228" />
        <path
          d="M139 145C121 152 96 149 84 127M64 152C86 152 112 160 133 184M65 149C88 164 97 198 82 228M104 226C99 202 99 168 103 138"
          strokeWidth="1.5"
        />
        <path
          d="M52 80q6-4 13-2M57 100q6-4 13-2M82 60q8-3 16 0M81 86q9-3 18 0M112 70q8-1 14 3M107 93q8-1 15 3M141 96q6 0 11 4M133 112q6 0 11 4"
          opacity=".5"
        />
        <path d={spark(90, 108, 5)} opacity=".9" />
        <g transform="translate(60 178)" opacity=".8">
          <circle r="4" />
          <path d={ticks(8, 6, 8)} />
        </g>
        <path d="M126 196a7 7 0 1 1-6-9 6 6 0 0 0 6 9z" opacity=".8" />
      </g>
    </Art>
  );
}
