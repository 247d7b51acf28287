import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { chooseMicrophone, readMicrophone } from '../../../lib/preferences/microphone-choice.js';
import { decodeAudio } from '../../../practice/player/decode-audio.js';
import { Recorder } from '../../../practice/recorder/recorder.js';
import type { RecorderTools } from '../../../practice/recorder/use-recorder.js';
import { Select } from '../../../ui/select.js';
import { StepPage } from './step-page.js';
import { type Verdict, verdictOf } from './verdict.js';

const limitSeconds = 10;

const Judged = styled.p<{ $good: boolean }>`
  padding: 8px 12px;
  border-left: 3px solid ${({ $good }) => ($good ? 'var(--ok)' : 'var(--warn)')};
  background: ${({ $good }) => ($good ? 'var(--ok-soft)' : 'var(--warn-soft)')};
  color: ${({ $good }) => ($good ? 'var(--ok)' : 'var(--warn)')};
`;

const useMicrophones = (again: unknown): { id: string; name: string }[] => {
  const [devices, setDevices] = useState<{ id: string; name: string }[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: names are there only after the permission was given
  useEffect(() => {
    const list = async () => {
      const all = (await navigator.mediaDevices?.enumerateDevices()) ?? [];
      setDevices(
        all
          .filter(({ kind, deviceId, label }) => kind === 'audioinput' && deviceId !== '' && label !== '')
          .map(({ deviceId, label }) => ({ id: deviceId, name: label })),
      );
    };
    list().catch(() => setDevices([]));
  }, [again]);
  return devices;
};

export interface MicrophoneCheckProps {
  onChecked: () => void;
  tools?: RecorderTools;
  judge?: (recording: Blob) => Promise<Verdict>;
}

const judgeByEar = async (recording: Blob): Promise<Verdict> => verdictOf(await decodeAudio(recording));

/** Up to ten seconds into the microphone, a verdict, and the take to listen to. */
export const MicrophoneCheck = ({ onChecked, tools, judge = judgeByEar }: MicrophoneCheckProps) => {
  const { t } = useTranslation('mock');
  const [recording, setRecording] = useState<Blob | null>(null);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const microphones = useMicrophones(recording);
  const [microphone, setMicrophone] = useState(readMicrophone() ?? '');

  const recorded = useCallback(
    (take: Blob | null) => {
      setRecording(take);
      setVerdict(null);
      if (!take) return;
      onChecked();
      judge(take).then(setVerdict, () => setVerdict(null));
    },
    [judge, onChecked],
  );

  const current = microphones.find(({ id }) => id === microphone) ?? microphones[0];
  return (
    <StepPage title={t('microphone.title')} text={t('microphone.text')}>
      {microphones.length > 1 && current && (
        <Select
          label={t('microphone.device')}
          choices={microphones}
          value={current.id}
          onChange={(id) => {
            chooseMicrophone(id);
            setMicrophone(id);
          }}
        />
      )}
      <Recorder
        recording={recording}
        onRecorded={recorded}
        limitSeconds={limitSeconds}
        prepareSeconds={0}
        {...(tools ? { tools } : {})}
      />
      <div role="status">
        {verdict && <Judged $good={verdict === 'good'}>{t(`microphone.verdict.${verdict}`)}</Judged>}
      </div>
    </StepPage>
  );
};
